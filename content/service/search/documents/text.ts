import type { Block } from '../../../../src/contract'
import { paragraphsOf } from '../../documents/plain-text'

/** The words of a sanitised text with markup. */
export const textOf = (html: string | null): string =>
  html === null
    ? ''
    : paragraphsOf(html)
        .map(({ text }) => text)
        .join(' ')

type Text = string | null

/** The texts of a block that a reader sees. Texts of other pages that it shows belong to those pages. */
export function textsOfBlock(block: Block): Text[] {
  switch (block.type) {
    case 'hero':
    case 'callToAction':
    case 'categories':
    case 'form':
    case 'serviceHours':
      return [block.title, block.text]
    case 'text':
    case 'story':
      return [block.title, textOf(block.text)]
    case 'quote':
      return [block.text, block.author, block.role]
    case 'image':
      return [block.caption]
    case 'figures':
      return [block.title, ...block.figures.flatMap(({ label, value }) => [label, value])]
    case 'teasers':
      return [block.title, ...block.teasers.flatMap(({ title, text }) => [title, text])]
    case 'comparison':
      return [
        block.title,
        block.text,
        ...block.columns,
        ...block.rows.flatMap(({ label, values }) => [label, ...values]),
      ]
    case 'steps':
      return [block.title, ...block.steps.flatMap(({ title, text }) => [title, textOf(text)])]
    case 'downloads':
      return [block.title, ...block.documents.map(({ title }) => title)]
    case 'faq':
      return [
        block.title,
        ...block.questions.flatMap(({ question, answer }) => [question, textOf(answer)]),
      ]
    case 'timeline':
      return [
        block.title,
        ...block.milestones.flatMap(({ year, title, text }) => [year, title, textOf(text)]),
      ]
    case 'gallery':
    case 'video':
    case 'embed':
      return [block.title]
    case 'products':
    case 'entries':
    case 'unknown':
      return []
  }
}
