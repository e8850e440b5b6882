import { codeKey, fold, wordsOf } from './analysis/words'
import type { SearchDocument } from './documents'

/** Scores above every score of words: for a typed code, and for a whole title. */
const SCORE = { code: 1000, title: 100 } as const

/** The greatest number of words in a typed code or name: `BRS ARC 625 5X L`. */
const MAX_RUN = 6

const add = (map: Map<string, number[]>, key: string, id: number) => {
  const ids = map.get(key) ?? []
  if (!ids.includes(id)) map.set(key, [...ids, id])
}

/** Finds codes and titles that are typed as they are, with or without hyphens and blanks. */
export class CodeIndex {
  readonly #codes = new Map<string, number[]>()
  readonly #titles = new Map<string, number[]>()

  constructor(documents: readonly SearchDocument[]) {
    documents.forEach(({ codes, result }, id) => {
      for (const code of codes) add(this.#codes, codeKey(code), id)
      add(this.#titles, codeKey(result.title), id)
    })
  }

  /** The scores of documents for codes in a query. A code among other words scores its share of the words. */
  scores(query: string): Map<number, number> {
    const scores = new Map<number, number>()
    const raise = (ids: readonly number[] | undefined, score: number) => {
      for (const id of ids ?? []) scores.set(id, Math.max(score, scores.get(id) ?? 0))
    }
    const words = wordsOf(fold(query))
    raise(this.#titles.get(words.join('')), SCORE.title)
    for (let start = 0; start < words.length; start += 1) {
      for (let end = start + 1; end <= Math.min(words.length, start + MAX_RUN); end += 1) {
        const run = words.slice(start, end)
        const key = run.join('')
        // A code that is also a word of the language, such as WATER, is meant only when it is the whole
        // query.
        if (run.length < words.length && !/\d/.test(key)) continue
        raise(this.#codes.get(key), (SCORE.code * run.length) / words.length)
      }
    }
    return scores
  }
}
