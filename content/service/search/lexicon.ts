import SearchableMap from 'minisearch/SearchableMap'
import { partsOf } from './analysis/compounds'
import type { Analyser } from './analysis/language'

interface Known {
  readonly key: string
  /** The stems of the word in the index. Two words that differ only in accents can have two stems. */
  readonly terms: Set<string>
  /** The word with its accents, as the texts write it. */
  readonly form: string
  count: number
}

/** A term of the index that a word may stand for, with the quality of the match from 0 to 1. */
export interface Alternative {
  readonly term: string
  readonly weight: number
}

/** Words close to a misspelt one. */
interface Correction {
  readonly alternatives: readonly Alternative[]
  /** The likeliest word, as the texts write it. */
  readonly form: string
}

/**
 * Weights of matches. The last part of a compound says what the thing is; the other parts only say which one.
 */
const WEIGHT = { tail: 0.7, part: 0.5, typo: 0.7 } as const

const LETTERS = /^\p{L}+$/u
const MIN_COMPOUND = 8

/** Shorter stems begin or end too many words by accident. */
const MIN_AROUND = 5

/** At most this many corrections of a misspelt word. */
const MAX_CORRECTIONS = 4

const byCount = (a: Known, b: Known) => b.count - a.count || (a.key < b.key ? -1 : 1)

/** The word with each pair of neighbouring letters swapped, the most common typing error. */
const transposed = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word.charAt(at + 1), word.charAt(at), word.slice(at + 2)].join(''),
  )

/** A word as it is written in the texts. */
interface Written {
  readonly known: Known
  readonly term: string
}

/** All words of a site's texts, collected while they are indexed. */
export class Lexicon {
  readonly #analyser: Analyser
  readonly #written = new Map<string, Written | null>()
  readonly #known = new Map<string, Known>()
  /** The words of letters only, for lookups by prefix or by similarity. */
  readonly #words = new SearchableMap<Known>()
  readonly #terms = new Set<string>()
  #compounds: ReadonlyMap<string, readonly Alternative[]> | null = null

  constructor(analyser: Analyser) {
    this.#analyser = analyser
  }

  /** Adds a word of a text, in lower case. Returns its index term, or `null` for a stop word. */
  learn(form: string): string | null {
    const seen = this.#written.get(form)
    const written = seen === undefined ? this.#add(form) : seen
    if (!written) return null
    written.known.count += 1
    return written.term
  }

  #add(form: string): Written | null {
    const written = this.#analyser.isStopWord(form) ? null : this.#write(form)
    this.#written.set(form, written)
    return written
  }

  #write(form: string): Written {
    const key = this.#analyser.key(form)
    const term = this.#analyser.stem(form)
    const known = this.#known.get(key) ?? { key, terms: new Set(), form, count: 0 }
    known.terms.add(term)
    this.#known.set(key, known)
    if (LETTERS.test(key)) this.#words.set(key, known)
    this.#terms.add(term)
    return { known, term }
  }

  /** The terms of a word that the site's texts contain, in this form or another. */
  termsOf(word: string): string[] {
    const { key, stem } = this.#analyser
    const known = this.#known.get(key(word))
    if (known) return [...known.terms]
    return [...new Set([stem(word), stem(key(word))])].filter((term) => this.#terms.has(term))
  }

  /**
   * The terms of words with this prefix, the most common first.
   *
   * @param most the greatest number of words
   */
  termsFrom(start: string, most: number): string[] {
    const found = [...this.#words.atPrefix(this.#analyser.key(start)).values()]
    const commonest = found.sort(byCount).slice(0, most)
    return [...new Set(commonest.flatMap(({ terms }) => [...terms]))]
  }

  /** The terms of compounds that contain a term. */
  compoundsWith(term: string): readonly Alternative[] {
    this.#compounds ??= this.#partAll()
    return this.#compounds.get(term) ?? []
  }

  /**
   * The known words that make up an unknown word; `null` when they do not.
   *
   * @param isKnown whether a word counts as known although no text has it
   */
  partsOf(word: string, isKnown: (word: string) => boolean = () => false): string[] | null {
    return partsOf(
      this.#analyser.key(word),
      (part) => this.termsOf(part).length > 0 || isKnown(part),
    )
  }

  /** Terms of words that begin or end with this one: parts of compounds that never stand alone. */
  termsAround(word: string): string[] {
    const stem = this.#analyser.stem(word)
    if (!this.#analyser.hasCompounds || stem.length < MIN_AROUND) return []
    return [...this.#terms].filter(
      (term) => term !== stem && (term.startsWith(stem) || term.endsWith(stem)),
    )
  }

  /** Known words within this number of wrong letters; `null` without any. */
  corrected(word: string, distance: number): Correction | null {
    const key = this.#analyser.key(word)
    const swapped = transposed(key).flatMap((each) => this.#words.get(each) ?? [])
    const near = swapped.length > 0 ? swapped : this.#near(key, distance)
    const best = near.sort(byCount).slice(0, MAX_CORRECTIONS)
    const [first] = best
    if (!first) return null
    const terms = [...new Set(best.flatMap((known) => [...known.terms]))]
    return {
      form: first.form,
      alternatives: terms
        .flatMap((term) => [{ term, weight: 1 }, ...this.compoundsWith(term)])
        .map(({ term, weight }) => ({ term, weight: weight * WEIGHT.typo })),
    }
  }

  /** The nearest known words; the first letter is seldom wrong. */
  #near(key: string, distance: number): Known[] {
    const found = [...this.#words.fuzzyGet(key, distance)].filter(([other]) => other[0] === key[0])
    const least = Math.min(...found.map(([, [, letters]]) => letters))
    return found.flatMap(([, [known, letters]]) => (letters === least ? [known] : []))
  }

  #partAll(): Map<string, Alternative[]> {
    const compounds = new Map<string, Alternative[]>()
    if (!this.#analyser.hasCompounds) return compounds
    const isWord = (part: string, isLast: boolean) =>
      this.#words.has(part) || (isLast && this.#terms.has(this.#analyser.stem(part)))
    for (const [key, known] of this.#words) {
      if (key.length < MIN_COMPOUND) continue
      const parts = partsOf(key, isWord) ?? []
      parts.forEach((part, index) => {
        const weight = index === parts.length - 1 ? WEIGHT.tail : WEIGHT.part
        for (const term of this.termsOf(part)) {
          const list = compounds.get(term) ?? []
          list.push(...[...known.terms].map((compound) => ({ term: compound, weight })))
          compounds.set(term, list)
        }
      })
    }
    return compounds
  }
}
