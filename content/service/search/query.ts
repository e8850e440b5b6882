import type { Analyser } from './analysis/language'
import { wordsOf } from './analysis/words'
import { quantityOf, type AskedNumber, type TextPart } from './figures/numbers'
import type { Alternative, Lexicon } from './lexicon'

/** The words of customers and the words of the pages for the same things, as editors write them down. */
export type Synonyms = ReadonlyMap<string, readonly string[]>

/** A word of a query, with all terms of the index that it may stand for. */
export interface Concept {
  /** The word as it was typed, in lower case. */
  readonly typed: string
  readonly alternatives: readonly Alternative[]
  /** The correction of a misspelt word. */
  readonly correction: string | null
  /** The number in the word, if it is one. */
  readonly number: AskedNumber | null
}

/** One way to understand a query. */
export interface Reading {
  readonly concepts: readonly Concept[]
  /** From 0 to 1: the typed query counts more than its likely meanings. */
  readonly weight: number
}

/** A longer query is a text and not a question. */
const MAX_WORDS = 24
const MAX_LETTERS = 48
const MAX_READINGS = 6
const SYNONYM = 0.9
const AROUND = 0.35

const COMPLETION = { weight: 0.8, besides: 0.25, most: 12, letters: 2 } as const

/** `arcus350` → `arcus`, `350`; `null` when there is nothing to split. */
const lettersAndDigits = (word: string): string[] | null => {
  const parts = word.match(/\p{L}+|\p{N}+/gu) ?? []
  return parts.length > 1 ? parts : null
}

const LETTERS = /^[\p{L}\p{M}]+$/u

/** The least number of letters for each number of wrong letters. A shorter word could be any other word. */
const SHORTEST_WITH = { 1: 4, 2: 8 } as const

const weighted = (terms: readonly string[], weight: number): Alternative[] =>
  terms.map((term) => ({ term, weight }))

/** Each term once, with its best weight. */
const distinct = (alternatives: readonly Alternative[]): Alternative[] => {
  const best = new Map<string, number>()
  for (const { term, weight } of alternatives) {
    best.set(term, Math.max(weight, best.get(term) ?? 0))
  }
  return [...best].map(([term, weight]) => ({ term, weight }))
}

const concept = (
  typed: string,
  alternatives: readonly Alternative[],
  { correction = null, number = null }: Partial<Concept> = {},
): Concept => ({ typed, alternatives: distinct(alternatives), correction, number })

/** The numbers of a query, by the word that each stands for. */
type Numbers = ReadonlyMap<string, AskedNumber>

/** Understands queries with the words of a site's texts. */
export class QueryReader {
  readonly #lexicon: Lexicon
  readonly #analyser: Analyser
  /** The other words of the pages, by the stems of the customers' words. */
  readonly #phrases: readonly (readonly [asked: readonly string[], meant: readonly string[][]])[]
  /** The pages' words for single words of customers. Both words are alternatives in the same reading. */
  readonly #words: ReadonlyMap<string, readonly string[]>

  constructor(lexicon: Lexicon, analyser: Analyser, synonyms: Synonyms) {
    this.#lexicon = lexicon
    this.#analyser = analyser
    const all = [...synonyms].map(([asked, meant]) => ({
      asked: this.#stems(this.words(asked)),
      meant: meant.map((each) => this.words(each)),
    }))
    const isWord = (words: readonly string[]) => words.length === 1
    this.#words = new Map(
      all.flatMap(({ asked: [stem, ...others], meant }) =>
        stem && others.length === 0 ? [[stem, meant.filter(isWord).flat()]] : [],
      ),
    )
    this.#phrases = all.map(({ asked, meant }) => [
      asked,
      isWord(asked) ? meant.filter((words) => !isWord(words)) : meant,
    ])
  }

  /** The words of a query without stop words. */
  words(query: string): string[] {
    const words = wordsOf(query)
      .slice(0, MAX_WORDS)
      .map((word) => word.slice(0, MAX_LETTERS))
    return words.filter((word) => !this.#analyser.isStopWord(word))
  }

  /** The ways to understand a query; the typed query comes first. None for a query without words. */
  readings(parts: readonly TextPart[]): Reading[] {
    const numbers: Numbers = new Map(
      parts.flatMap((part) => (typeof part === 'string' ? [] : [[part.word, part.number]])),
    )
    const words = parts
      .flatMap((part) => (typeof part === 'string' ? this.words(part) : [part.word]))
      .slice(0, MAX_WORDS)
    if (words.length === 0) return []
    return [
      { words, weight: 1 },
      ...this.#joined(words).map((joined) => ({ words: joined, weight: 1 })),
      ...this.#meant(words).map((meant) => ({ words: meant, weight: SYNONYM })),
    ]
      .slice(0, MAX_READINGS)
      .map((reading) => ({
        weight: reading.weight,
        concepts: this.#concepts(reading.words, numbers),
      }))
  }

  #stems(words: readonly string[]): string[] {
    return words.map((word) => this.#analyser.stem(word))
  }

  /** `water jet` → `waterjet`, where the texts have that word. */
  #joined(words: readonly string[]): string[][] {
    return words.slice(1).flatMap((second, index) => {
      const joined = `${words[index]}${second}`
      if (this.#lexicon.termsOf(joined).length === 0) return []
      return [[...words.slice(0, index), joined, ...words.slice(index + 2)]]
    })
  }

  /** The query with the customers' words replaced by the pages' words. */
  #meant(words: readonly string[]): string[][] {
    const stems = this.#stems(words)
    return this.#phrases.flatMap(([asked, meant]) => {
      const at = stems.findIndex((_, start) =>
        asked.every((stem, offset) => stems[start + offset] === stem),
      )
      if (at < 0 || asked.length === 0) return []
      return meant.map((each) => [
        ...words.slice(0, at),
        ...each,
        ...words.slice(at + asked.length),
      ])
    })
  }

  #concepts(words: readonly string[], numbers: Numbers): Concept[] {
    return words.flatMap((word, index) => {
      const number = numbers.get(word)
      if (!number) return this.#read(word, index === words.length - 1)
      const quantity = quantityOf(number)
      const terms = [word, ...(quantity === null ? [] : [quantity])]
      const alternatives = terms.flatMap((term) => this.#lexicon.termsOf(term))
      return [concept(word, weighted(alternatives, 1), { number })]
    })
  }

  /** The concept of a word, or the concepts of its parts. */
  #read(word: string, isLast: boolean): Concept[] {
    const lexicon = this.#lexicon
    const own = lexicon.termsOf(word)
    const completions =
      word.length >= COMPLETION.letters ? lexicon.termsFrom(word, COMPLETION.most) : []
    const around = lexicon.termsAround(word)
    const meant = (this.#words.get(this.#analyser.stem(word)) ?? []).flatMap((each) =>
      lexicon.termsOf(each),
    )
    if (own.length > 0 || meant.length > 0) {
      const alternatives = [
        ...weighted(own, 1),
        ...weighted(meant, SYNONYM),
        ...own.flatMap((term) => lexicon.compoundsWith(term)),
        ...weighted(around, AROUND),
        ...(isLast ? weighted(completions, COMPLETION.besides) : []),
      ]
      return [concept(word, alternatives)]
    }
    const parts = lettersAndDigits(word)
    if (parts) return this.#concepts(parts, new Map())
    if (completions.length > 0 || around.length > 0) {
      return [concept(word, weighted([...completions, ...around], COMPLETION.weight))]
    }
    return (
      this.#corrected(word, 1) ??
      this.#parted(word) ??
      this.#corrected(word, 2) ?? [concept(word, [])]
    )
  }

  #corrected(word: string, slips: 1 | 2): Concept[] | null {
    if (!LETTERS.test(word) || word.length < SHORTEST_WITH[slips]) return null
    const found = this.#lexicon.corrected(word, slips)
    return found && [concept(word, found.alternatives, { correction: found.form })]
  }

  #parted(word: string): Concept[] | null {
    const parts = this.#lexicon.partsOf(word, (part) => this.#words.has(this.#analyser.stem(part)))
    return parts && parts.flatMap((part) => this.#read(part, false))
  }
}
