import type { BlockView, FaqView } from '../../blocks'
import type { SiteHandle } from '../../sites'
import type { ContactView } from '../../ui/view-models'
import {
  blocksOfType,
  composedProps,
  type ComposedData,
  type ComposedProps,
} from '../composed/composed-props'
import { contactView } from '../shared/views'

/** Questions of one subject. */
export interface TopicView {
  /** Its anchor on the page. */
  readonly id: string
  readonly title: string | null
  readonly questions: FaqView['questions']
}

export type FaqPageProps = Omit<ComposedProps, 'hero'> & {
  readonly topics: readonly TopicView[]
  /** The editor's closing words to visitors who did not find an answer. */
  readonly closing: Extract<BlockView, { type: 'callToAction' }> | null
  readonly contact: ContactView
}

/** With a dot, because the key of a question has none. */
const topicId = (index: number) => `topic.${index + 1}`

/**
 * Content of the questions → the properties of their page. The one mapping for build and preview.
 */
export function faqPageProps(data: ComposedData, site: SiteHandle): FaqPageProps {
  const { blocks, ...rest } = composedProps(data, site)
  const closing = blocksOfType(blocks, 'callToAction').at(-1) ?? null
  return {
    ...rest,
    topics: blocksOfType(blocks, 'faq').map(({ title, questions }, index) => ({
      id: topicId(index),
      title,
      questions,
    })),
    blocks: blocks.filter((block) => block.type !== 'faq' && block !== closing),
    closing,
    contact: contactView(data.company),
  }
}
