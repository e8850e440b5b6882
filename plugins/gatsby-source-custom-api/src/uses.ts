import type { NodeDraft } from '../../../src/content-graph'

/** The number of names in a long list. */
const SHOWN = 3

/** The site that a piece of content belongs to; `null` for content that the sites share. */
export const siteOf = ({ fields: { site } }: Pick<NodeDraft, 'fields'>): string | null =>
  typeof site === 'string' ? site : null

/** Adds a text to a list that does not have it. */
export function addOnce(list: string[], text: string): void {
  if (!list.includes(text)) list.push(text)
}

/** The entries that show a picture or film, the first few by name: a line for people. */
export function shownByText(names: ReadonlySet<string>): string {
  const sorted = [...names].sort()
  const rest = sorted.length > SHOWN ? ` and ${sorted.length - SHOWN} more` : ''
  return `shown by ${sorted.slice(0, SHOWN).join(', ')}${rest}`
}
