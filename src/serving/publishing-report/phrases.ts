import type { ContentChange } from './content-changes'
import type { PageChange, Reason } from './page-changes'
import type { PublishingReport } from './report'

/** `dateUpdated` → `date updated`, as people read it. */
const words = (name: string): string =>
  name.replace(
    /([a-z0-9])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  )

/** `ContentProductCategory` → `product category` */
const kind = (type: string): string => {
  const name = words(type.replace(/^Content/, ''))
  return name.charAt(0).toLowerCase() + name.slice(1)
}

const listed = (names: readonly string[]): string => names.map(words).join(', ')

/** `main-menu-de_eu` → `main menu` */
const sliceKind = (name: string): string => name.replace(/-[a-z_]+$/, '').replaceAll('-', ' ')

/** One line for a piece of content: its kind, its place, and its change. */
export function contentLine({ what, site, section, type, title, fields }: ContentChange): string {
  const place = [site, section === null ? kind(type) : words(section)].filter(Boolean).join(', ')
  const change = what === 'changed' ? `changed: ${listed(fields)}` : what
  return `${title} (${place}) – ${change}`
}

/** Why a page was made again. */
export function reasonText(
  { reasons, data, around }: PageChange,
  content: ReadonlyMap<string, ContentChange>,
): string {
  const ofContent = ({ content: id, fields }: Reason): string => {
    const change = content.get(id)
    const what = fields.length > 0 ? listed(fields) : change?.what
    return `“${change?.title ?? id}” (${what})`
  }
  if (reasons.length > 0) return reasons.map(ofContent).join('; ')
  if (data.length > 0) return `what it shows of other content (${listed(data)})`
  return around.length > 0
    ? `what stands around it (${around.map(sliceKind).join(', ')})`
    : 'programs or styles'
}

/** The addresses without a page now, and the targets of their redirects. */
export function removedLines({
  pages,
  moved,
}: Pick<PublishingReport, 'pages' | 'moved'>): string[] {
  const targets = new Map(moved.map(({ from, to }) => [from, to]))
  return pages.removed.map((address) => {
    const to = targets.get(address)
    return to === undefined ? address : `${address}, now at ${to}`
  })
}

/** `1 page`, `2 pages` */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** A size as people read it, in decimal units. */
export function size(bytes: number): string {
  if (bytes < 1000) return counted(bytes, 'byte')
  return bytes < 1_000_000
    ? `${Math.round(bytes / 1000)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
