import type { BlockOf } from '../../contract'
import type { FaqPage } from './nodes'

/** All questions of a page, from all its blocks; `null` if there are none. */
export function faqPage(
  questions: readonly Pick<BlockOf<'faq'>['questions'][number], 'question' | 'answer'>[],
): FaqPage | null {
  if (questions.length === 0) return null
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
