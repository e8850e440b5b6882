import type { FaqView } from '../../blocks'

type Question = FaqView['questions'][number]

/** Without accents and capitals, so that `müssen`, `mussen` and `Müssen` are the same. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

const MARKUP = /<[^>]*>/g

/**
 * The keys of the questions that contain every word of a query, in themselves or in their answers.
 * An empty query finds all.
 */
export function findQuestions(questions: readonly Question[], query: string): Set<string> {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return new Set(
    questions
      .filter(({ question, answer }) => {
        const text = plain(`${question} ${answer.replace(MARKUP, ' ')}`)
        return words.every((word) => text.includes(word))
      })
      .map(({ key }) => key),
  )
}
