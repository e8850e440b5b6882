import { paragraphsOf } from './plain-text'
import type { Sheet } from './sheet'

/** Sets a sanitised text: headings, paragraphs and lists. */
export function writeHtml(sheet: Sheet, html: string): void {
  for (const { kind, text } of paragraphsOf(html)) {
    if (kind === 'heading') sheet.section(text)
    else sheet.paragraph(text, { item: kind === 'item' })
  }
}
