/**
 * The lists in addresses (requirements D7) by name, and whether their values never hold a comma.
 * Ids and codes hold none; the town of a job may.
 */
const LISTS = {
  businessUnits: true,
  categories: true,
  typologies: true,
  materials: true,
  processes: true,
  industries: true,
  services: true,
  compare: true,
  job: true,
  place: false,
  press: true,
  charityProjects: true,
  timelineMilestones: true,
} as const satisfies Readonly<Record<string, boolean>>

/** The name of a list in an address: `materials` for `?materials[]=12`. */
export type ListName = keyof typeof LISTS

/** The name of a list parameter in a written address: `materials[]`. */
export type ListParameter = `${ListName}[]`

/**
 * Parameters with one value that narrow a page: the country and words for places, the section for
 * results.
 */
const NARROWING: ReadonlySet<string> = new Set(['country', 'q', 'section'])

/**
 * Parameters with one value that mean the same in every site: a version's code, the search query,
 * an order.
 */
const SHARED: ReadonlySet<string> = new Set(['version', 'query', 'sort'])

const isSingle = (name: string): boolean =>
  NARROWING.has(name) || SHARED.has(name) || name === 'page'

const isList = (name: string): name is ListName => Object.hasOwn(LISTS, name)

/** The name of a list's parameter in an address. */
export const listParameter = (name: ListName): ListParameter => `${name}[]`

/**
 * Separators of parameters: also `&amp;` of a link in markup, and the `?` of a tool that appends
 * its own parameters. Every form encodes a question mark within a value.
 */
const SEPARATOR = /&(?:(?:amp|#38|#x26);)+|\?(?=[^?&=]+=|[?&]|$)/gi

/** Brackets that were encoded twice. */
const ENCODED_BRACKETS = /(?:%5B\w*%5D)+$/i

/** The one name of a parameter, in whatever spelling of a form or a campaign tool. */
function nameOf(given: string, singles: readonly string[]): string {
  const name = given.replace(ENCODED_BRACKETS, decodeURIComponent)
  const bare = /^(\w+)(?:\[\d*\])?$/.exec(name)?.[1] ?? ''
  if (singles.includes(bare)) return bare
  if (isList(bare)) return listParameter(bare)
  return isSingle(bare) ? bare : name.replace(/(.)\[\d+\]$/, '$1[]')
}

const isBracketed = (name: string): boolean => /.\[\w*\]$/.test(name)

/** The values of a list that one parameter holds. */
function valuesOf(name: string, value: string): readonly string[] {
  const bare = name.slice(0, -'[]'.length)
  if (!isList(bare)) return [value]
  const values = LISTS[bare] ? value.split(',') : [value]
  return values.map((each) => each.trim()).filter(Boolean)
}

/**
 * The parameters of an address. The result is the same for every spelling of forms and campaign
 * tools. These are the list `a[]`: `a[]=1&a[]=2`, `a%5B%5D=1`, `a[0]=1`, `a=1&a=2` and `a=1,2`.
 * Also `&amp;` and a second `?` separate parameters. An empty value is dropped beside another
 * value, and in a list. A value counts once.
 *
 * @param search with or without its question mark
 * @param singles names that have one value here, though pages have lists of these names
 */
export function readQuery(search: string, singles: readonly string[] = []): URLSearchParams {
  const read = new URLSearchParams()
  const empty: string[] = []
  for (const [given, value] of new URLSearchParams(search.replace(SEPARATOR, '&'))) {
    const name = nameOf(given, singles)
    for (const each of valuesOf(name, value)) {
      if (each === '') empty.push(name)
      else if (!read.getAll(name).includes(each)) read.append(name, each)
    }
  }
  for (const name of empty) if (!read.has(name)) read.append(name, '')
  return read
}

/**
 * Changes of a query, by the names of its parameters: one value, or the values of a list. A list's
 * name ends in brackets (`materials[]`, requirements D7). An empty value (`''`, `[]`) removes a
 * parameter.
 */
export type QueryChanges = Readonly<Record<string, string | readonly string[]>>

/** A query with its question mark; empty without parameters. */
export function writtenQuery(parameters: URLSearchParams): string {
  // Brackets are harmless in a query, and people read and send these addresses.
  const query = parameters.toString().replace(/%5B(\w*)%5D(?=[^&]*=)/g, '[$1]')
  return query && `?${query}`
}

/** A query with some parameters changed; all others stay. */
export function withQuery(search: string, changes: QueryChanges): string {
  const parameters = readQuery(search)
  for (const [name, values] of Object.entries(changes)) {
    parameters.delete(name)
    for (const value of [values].flat()) if (value !== '') parameters.append(name, value)
  }
  return writtenQuery(parameters)
}

/** Whether an address narrows what its page shows: by a list or a range, a country, words or a section. */
export const isFiltered = (search: string): boolean =>
  [...readQuery(search)].some(
    ([name, value]) => value !== '' && (isBracketed(name) || NARROWING.has(name)),
  )

/**
 * The part of a query that stays when a visitor switches to another site. Filters stay, because all
 * sites share their ids (requirements D7). The page number goes, because a list has fewer pages
 * elsewhere.
 *
 * @param search the query of the address, with its question mark
 */
export function keptQuery(search: string): string {
  const kept = [...readQuery(search)].filter(
    ([name]) => isBracketed(name) || NARROWING.has(name) || SHARED.has(name),
  )
  return writtenQuery(new URLSearchParams(kept))
}
