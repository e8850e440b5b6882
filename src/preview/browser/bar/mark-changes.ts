import type { Change } from '../../protocol'
import type { Version } from '../session'

/** The attribute of an element whose text has changed; the bar's style sheet draws a line around it. */
export const MARK = 'data-preview-changed'

/**
 * A text as it is compared: without whitespace, because pages add their own, such as line breaks.
 */
const letters = (text: string): string => text.replace(/\s+/g, '')

/** The letters of a field, without its markup and without the sign of a cut text. */
const fieldLetters = (field: string): string =>
  letters(new DOMParser().parseFromString(field, 'text/html').body.textContent).replace(/…$/, '')

/** The innermost elements that hold a whole text. */
function elementsWith(text: string, root: Element): Element[] {
  const holds = (element: Element) => letters(element.textContent).includes(text)
  if (!holds(root)) return []
  const within = [...root.children].flatMap((child) => elementsWith(text, child))
  return within.length > 0 ? within : [root]
}

/** Marks that are drawn on the page. */
export interface Marks {
  readonly count: number
  readonly remove: () => void
}

/**
 * Marks the elements of the page with changed texts: the text of the draft, or of the published
 * version when that is shown.
 *
 * @param root where to look: the content of the page
 */
export function markChanges(
  changes: readonly Change[],
  version: Version,
  root: Element | null = document.querySelector('main'),
): Marks {
  const texts = changes
    .map(({ before, after }) => fieldLetters((version === 'draft' ? after : before) ?? ''))
    .filter((text) => text !== '')
  const marked = new Set(root ? texts.flatMap((text) => elementsWith(text, root)) : [])
  marked.forEach((element) => element.setAttribute(MARK, ''))
  return {
    count: marked.size,
    remove: () => marked.forEach((element) => element.removeAttribute(MARK)),
  }
}
