import type { ContentFacts, Piece } from './facts'

/** The change of a piece of content since the last release. */
export interface ContentChange {
  readonly id: string
  readonly what: 'new' | 'changed' | 'gone'
  readonly type: string
  readonly site: string | null
  readonly section: string | null
  readonly title: string
  /** Names of the fields that differ; empty for new or removed content. */
  readonly fields: readonly string[]
}

const compareText = (one: string, other: string): number => (one < other ? -1 : +(one > other))

const orderOf = ({ site, section, type, title, id }: ContentChange): string =>
  [site ?? '', section ?? '', type, title, id].join('\n')

const fieldsThatDiffer = (before: Piece, after: Piece): string[] =>
  [...new Set([...Object.keys(before.fields), ...Object.keys(after.fields)])]
    .filter((name) => before.fields[name] !== after.fields[name])
    .sort()

/** The content that differs between two releases, by site, section and title. */
export function contentChanges(
  before: Pick<ContentFacts, 'content'>,
  after: Pick<ContentFacts, 'content'>,
): ContentChange[] {
  const changeOf = (id: string): ContentChange[] => {
    const [old, present] = [before.content[id], after.content[id]]
    const piece = present ?? old
    if (!piece) return []
    const { type, site, section, title } = piece
    const common = { id, type, site, section, title }
    if (!old) return [{ ...common, what: 'new', fields: [] }]
    if (!present) return [{ ...common, what: 'gone', fields: [] }]
    const fields = fieldsThatDiffer(old, present)
    return fields.length > 0 ? [{ ...common, what: 'changed', fields }] : []
  }
  const ids = new Set([...Object.keys(before.content), ...Object.keys(after.content)])
  return [...ids].flatMap(changeOf).sort((a, b) => compareText(orderOf(a), orderOf(b)))
}
