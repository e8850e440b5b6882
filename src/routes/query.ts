/**
 * The lists that stand in addresses (requirements D7), by their names, and whether their values are known to hold no
 * comma: ids and codes hold none, the town of a job may.
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

/** How a list is called where an address is written: `materials[]`. */
export type ListParameter = `${ListName}[]`

/** Parameters of one value that a visitor narrows a page by: places by their country and by words, results by section. */
const NARROWING: ReadonlySet<string> = new Set(['country', 'q', 'section'])

/** Parameters of one value that mean the same in every site: a version's code, what is searched for, an order. */
const SHARED: ReadonlySet<string> = new Set(['version', 'query', 'sort'])

const isSingle = (name: string): boolean =>
  NARROWING.has(name) || SHARED.has(name) || name === 'page'

const isList = (name: string): name is ListName => Object.hasOwn(LISTS, name)

/** How a list is called in an address. */
export const listParameter = (name: ListName): ListParameter => `${name}[]`

/**
 * What stands between parameters and around them: also `&amp;` of a link in markup, and the `?` of a tool that appends
 * its own. A question mark within a value is encoded by every form.
 */
const SEPARATOR = /&(?:(?:amp|#38|#x26);)+|\?(?=[^?&=]+=|[?&]|$)/gi

/** Brackets that were encoded twice. */
const ENCODED_BRACKETS = /(?:%5B\w*%5D)+$/i

/** The one name of a parameter, whatever a form or a campaign tool calls it. */
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
 * The parameters of an address. The same question is read the same, whatever form or campaign tool wrote it:
 * `a[]=1&a[]=2`, `a%5B%5D=1`, `a[0]=1`, `a=1&a=2` and `a=1,2` are the list `a[]`; `&amp;` and a second `?` part
 * parameters; an empty value says nothing beside another one, and nothing of a list; a value counts once.
 *
 * @param search the query, with or without its question mark
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
 * What is to stand in a query, by the names of its parameters: one value, or those of a list, whose
 * name ends in brackets (`materials[]`, requirements D7). Nothing (`''`, `[]`) takes a parameter out.
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
 * What of an address's query goes along to another site: filters too, whose ids all sites share
 * (requirements D7), but no page number, because a list has fewer pages elsewhere.
 *
 * @param search the query of the address, with its question mark
 */
export function keptQuery(search: string): string {
  const kept = [...readQuery(search)].filter(
    ([name]) => isBracketed(name) || NARROWING.has(name) || SHARED.has(name),
  )
  return writtenQuery(new URLSearchParams(kept))
}
