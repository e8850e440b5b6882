import { fold, wordsOf } from '../../../content/service/search/analysis/words'
import { searchDocuments } from '../../../content/service/search/documents'
import { placeOf } from '../place'
import type { Engine } from './engine'

/** How well a word fits a text: 1 for a whole word, less for its start or its middle. */
const fit = (word: string, text: string, words: readonly string[]): number => {
  if (words.includes(word)) return 1
  if (words.some((each) => each.startsWith(word))) return 0.7
  return text.includes(word) ? 0.4 : 0
}

/** The search of the service before it had a library: all words, as whole words or as parts of words. */
export const substring: Engine = (content) => {
  const documents = searchDocuments(content).map(({ result, kind, names, summary }) => {
    const title = fold(result.title)
    const rest = fold([...kind, ...names, ...summary].join(' '))
    return { place: placeOf(result), title, titleWords: wordsOf(title), rest, words: wordsOf(rest) }
  })
  return (query) => {
    const wanted = wordsOf(fold(query))
    return documents
      .map(({ place, title, titleWords, rest, words }) => {
        const scores = wanted.map(
          (word) => 5 * fit(word, title, titleWords) + fit(word, rest, words),
        )
        return { place, score: scores.includes(0) ? 0 : scores.reduce((a, b) => a + b, 0) }
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ place }) => place)
  }
}
