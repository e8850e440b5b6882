import { fieldOf } from '../../contract/is-object'
import type { ContentChange } from './content-changes'
import { type ContentFacts, digestOf } from './facts'
import type { FileChanges } from './file-changes'

/** Why a page has changed. */
export interface Reason {
  /** The id of a piece of content that the page shows. */
  readonly content: string
  /** Its fields that differ and that the page shows. */
  readonly fields: readonly string[]
}

/** A page that was made again. */
export interface PageChange {
  /** `/de_eu/produkte` */
  readonly address: string
  /** Empty where no content that it shows differs. */
  readonly reasons: readonly Reason[]
  /** Fields of page data that differ for another known reason, such as `alternates`. */
  readonly data: readonly string[]
  /**
   * If no content of the page is a reason: the slices around it that differ, such as
   * `main-menu-ww`.
   */
  readonly around: readonly string[]
}

/** The differences in the data of a page or slice; `null` where the earlier data are unknown. */
export interface Differences {
  readonly page: (address: string) => Difference | null
  readonly slice: (name: string) => Difference | null
}

/** Pages of a release, by their addresses. */
export interface PageChanges {
  readonly added: readonly string[]
  readonly changed: readonly PageChange[]
  readonly removed: readonly string[]
}

/** The differences between two pieces of JSON, at any depth. */
export interface Difference {
  /** The names of the fields. */
  readonly names: ReadonlySet<string>
  /** The digests of the new values, with their names: `title:9x…`. */
  readonly values: ReadonlySet<string>
}

const valueKey = (name: string, digest: string): string => `${name}:${digest}`

/** Compares two pieces of JSON. */
export function differenceOf(before: unknown, after: unknown): Difference {
  const names = new Set<string>()
  const values = new Set<string>()
  const compare = (one: unknown, other: unknown) => {
    if (Object.is(one, other)) return
    const keys = new Set([...keysOf(one), ...keysOf(other)])
    for (const key of keys) {
      const [a, b] = [fieldOf(one, key), fieldOf(other, key)]
      if (JSON.stringify(a) === JSON.stringify(b)) continue
      if (!/^\d+$/.test(key)) {
        names.add(key)
        if (b !== undefined) values.add(valueKey(key, digestOf(b)))
      }
      compare(a, b)
    }
  }
  compare(before, after)
  return { names, values }
}

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : []

/** `de_eu/produkte.html` → `/de_eu/produkte` */
export const urlOfFile = (file: string): string =>
  `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`

/** Gatsby keeps the HTML of slices beside the pages, to put them together. */
export const isPage = (file: string): boolean =>
  file.endsWith('.html') && !file.startsWith('_gatsby/')

/** Fields of GraphQL and Gatsby around the data of a page, which say nothing about it. */
const AROUND = new Set(['result', 'data', 'pageContext', 'nodes', 'staticQueryHashes'])

/** For each page that differs, finds the changed content that it shows. */
export function pageChanges(
  { added, changed, removed }: FileChanges,
  content: readonly ContentChange[],
  before: ContentFacts,
  after: ContentFacts,
  differences: Differences,
): PageChanges {
  const byId = new Map(content.map((change) => [change.id, change]))
  const among = (ids: Iterable<string>): ContentChange[] =>
    [...new Set(ids)].flatMap((id) => byId.get(id) ?? []).sort((a, b) => (a.id < b.id ? -1 : 1))

  /** The content among some ids that explains a difference in these names. */
  const reasonsFor = (ids: Iterable<string>, names: ReadonlySet<string> | null): Reason[] => {
    const shown = among(ids)
    const reasons = shown.map(({ id, what, fields }) => ({
      content: id,
      what,
      fields: names ? fields.filter((field) => names.has(field)) : fields,
    }))
    const exact = reasons.filter(({ what, fields }) => what !== 'changed' || fields.length > 0)
    // A field may have another name in the data, or be computed from others.
    return exact.length > 0
      ? exact.map(({ content: id, fields }) => ({ content: id, fields }))
      : shown.map(({ id, fields }) => ({ content: id, fields }))
  }
  const differs = (slice: string): boolean => differences.slice(slice)?.names.size !== 0
  const ofSlice = (name: string): Reason[] => {
    const names = differences.slice(name)?.names ?? null
    const ids = [before, after].flatMap(({ slices }) => slices[name] ?? [])
    return names?.size === 0 ? [] : reasonsFor(ids, names)
  }
  const slices = new Map<string, Reason[]>()
  for (const name of new Set([...Object.keys(before.slices), ...Object.keys(after.slices)])) {
    slices.set(name, ofSlice(name))
  }

  /**
   * Content that a page shows although its query did not find it: lists and neighbours are in its
   * context.
   */
  const reasonsByValue = ({ values }: Difference): Reason[] =>
    content.flatMap(({ id, fields }) => {
      const own = after.content[id]?.fields ?? {}
      const shown = fields.filter((name) => values.has(valueKey(name, own[name] ?? '')))
      return shown.length > 0 ? [{ content: id, fields: shown }] : []
    })

  const changeOf = (address: string): PageChange => {
    const difference = differences.page(address)
    const names = difference?.names ?? null
    const parts = [before, after].flatMap(({ pages }) => pages[address] ?? [])
    const ids = parts.flatMap((part) => part.content)
    const inside = names?.size === 0 ? [] : reasonsFor(ids, names)
    const sliceNames = [...new Set(parts.flatMap((part) => part.slices))]
    const around = sliceNames
      .flatMap((name) => slices.get(name) ?? [])
      .filter((reason) => !inside.some((each) => each.content === reason.content))
    const shown = [...new Map([...inside, ...around].map((each) => [each.content, each])).values()]
    const reasons = shown.length > 0 || !difference ? shown : reasonsByValue(difference)
    if (reasons.length > 0) return { address, reasons, data: [], around: [] }
    const data = [...(names ?? [])].filter((name) => !AROUND.has(name)).sort()
    return { address, reasons, data, around: sliceNames.filter(differs).sort() }
  }
  return {
    added: added.filter(isPage).map(urlOfFile),
    changed: changed.filter(isPage).map((file) => changeOf(urlOfFile(file))),
    removed: removed.filter(isPage).map(urlOfFile),
  }
}
