import type { FigureIndex } from './figures/figure-index'
import type { Concept, Reading } from './query'
import type { TextIndex } from './text-index'

/** A document with more of the query comes first, however often another document repeats a part of it. */
const COVERAGE = 2

/** Factor for a document with all words of a query: it comes before every document that lacks one. */
const ALL_WORDS = 1.5

/** A document that covers less than this part of the best coverage is no result. */
const LEAST_COVERAGE = 0.2
/** A document with less than this part of the best score is no result either: nobody scrolls that far. */
const LEAST_SCORE = 0.02

/** Factor for a page with a title that consists only of words of the query. */
const WHOLE_TITLE = 1.5

/** A figure counts as much as a word in a title; more when the query names its measure. */
const FIGURE = { weight: 5, measureNamed: 1.5 } as const

/**
 * The weight of a number in the text of another document, when a figure of the wanted products matches it.
 */
const ELSEWHERE = 0.3

/** An alternative with at least this weight is likely meant: documents that it names count as named. */
const LIKELY = 0.5

/** The state of every document while the words of a query are looked up one after another. */
interface Tally {
  readonly sums: Float64Array
  /** The total weight of the query words that the document has. */
  readonly covered: Float64Array
  /** The number of query words that the document has. */
  readonly words: Uint8Array
  /** The number of query words in the title. */
  readonly inTitle: Uint8Array
  /** 1 for a document that a query word names: in its title or kind. */
  readonly isNamed: Uint8Array
  /** The last query word, counted from 1, that the document has, and the last one in its title. */
  readonly seen: Uint8Array
  readonly seenInTitle: Uint8Array
}

const emptyTally = (documents: number): Tally => ({
  sums: new Float64Array(documents),
  covered: new Float64Array(documents),
  words: new Uint8Array(documents),
  inTitle: new Uint8Array(documents),
  isNamed: new Uint8Array(documents),
  seen: new Uint8Array(documents),
  seenInTitle: new Uint8Array(documents),
})

/** The properties of every document that do not depend on a query, by document. */
interface Weighed {
  readonly boosts: Float64Array
  /** The number of words of each title. */
  readonly titleLengths: Uint32Array
  /** The terms in the labels of figures, by the number of the label. */
  readonly labelTerms: readonly ReadonlySet<string>[]
}

/** Scores documents for queries that were understood. */
export class Ranking {
  readonly #index: TextIndex
  readonly #figures: FigureIndex
  readonly #weighed: Weighed

  constructor(index: TextIndex, figures: FigureIndex, weighed: Weighed) {
    this.#index = index
    this.#figures = figures
    this.#weighed = weighed
  }

  /** The best score of each document in all readings; 0 when it is not found. */
  scores(readings: readonly Reading[]): Float64Array {
    const best = new Float64Array(this.#weighed.boosts.length)
    for (const reading of readings) this.#raise(best, reading)
    const least = LEAST_SCORE * best.reduce((a, b) => (a > b ? a : b), 0)
    return best.map((score) => (score < least ? 0 : score))
  }

  /** Raises the scores to the scores of one reading. */
  #raise(best: Float64Array, { concepts, weight }: Reading): void {
    const tally = emptyTally(best.length)
    const words = concepts.filter(({ number }) => !number)
    const numbers = concepts.filter(({ number }) => number)
    // Words come first: they say which products a number is a figure of.
    const said = words.map((concept, index) => this.#addWord(tally, concept, index + 1))
    const most = said.length > 0 ? Math.max(...said) : Infinity
    const named = this.#labelsNamed(words)
    numbers.forEach((concept, index) => {
      said.push(this.#addNumber(tally, concept, words.length + index + 1, { named, most }))
    })
    const total = said.reduce((sum, says) => sum + says, 0)
    const { sums, covered, inTitle } = tally
    const { boosts, titleLengths } = this.#weighed
    const least = LEAST_COVERAGE * covered.reduce((a, b) => (a > b ? a : b), 0)
    for (let id = 0; id < best.length; id += 1) {
      const has = covered[id] ?? 0
      if (has === 0 || has < least) continue
      const inTitles = inTitle[id] ?? 0
      const isWhole = inTitles > 0 && inTitles >= (titleLengths[id] ?? Infinity)
      const hasAll = (tally.words[id] ?? 0) >= concepts.length
      const boost =
        (boosts[id] ?? 1) * (isWhole ? WHOLE_TITLE : 1) * (hasAll ? ALL_WORDS : 1) * weight
      const score = (sums[id] ?? 0) * (has / total) ** COVERAGE * boost
      if (score > (best[id] ?? 0)) best[id] = score
    }
  }

  /** The weight of a word that this many documents have: rare words weigh most. */
  #says(having: number): number {
    return Math.log(1 + this.#weighed.boosts.length / (having + 1))
  }

  /** Adds the matches of the word with this position in the query. Returns the weight of the word. */
  #addWord(tally: Tally, concept: Concept, word: number): number {
    const { sums, covered, words, isNamed, seen } = tally
    const having: number[] = []
    for (const { term, weight } of concept.alternatives) {
      const { ids, scores, inTitle, inName } = this.#index.postingsOf(term)
      for (let row = 0; row < ids.length; row += 1) {
        const id = ids[row] ?? 0
        sums[id] = (sums[id] ?? 0) + weight * (scores[row] ?? 0)
        if (seen[id] !== word) {
          seen[id] = word
          having.push(id)
        }
        if (inTitle[row] === 1) countInTitle(tally, id, word)
        if (inName[row] === 1 && weight >= LIKELY) isNamed[id] = 1
      }
    }
    const says = this.#says(having.length)
    for (const id of having) {
      covered[id] = (covered[id] ?? 0) + says
      words[id] = (words[id] ?? 0) + 1
    }
    return says
  }

  /**
   * Adds the matches of a number with this position in the query: figures of the documents that the other
   * words name, and the number in texts. A rare number is only a detail of the query, so its weight is at
   * most that of the heaviest word. Returns that weight.
   *
   * @param more.named labels of the figures that the query names
   * @param more.most the greatest weight of the words; infinite without words
   */
  #addNumber(
    tally: Tally,
    { typed, number, alternatives }: Concept,
    word: number,
    { named, most }: { named: Uint8Array; most: number },
  ): number {
    const { sums, covered, words, isNamed } = tally
    const figures = new Map<number, number>()
    const take = (id: number, label: number, weight: number) => {
      const isMeasureNamed = named[label] === 1
      if (Number.isFinite(most) && !isMeasureNamed && isNamed[id] !== 1) return
      const counts = weight * (isMeasureNamed ? FIGURE.measureNamed : 1)
      if (counts > (figures.get(id) ?? 0)) figures.set(id, counts)
    }
    if (number) this.#figures.find(number, take)
    const degrees = new Map<number, number>()
    for (const { term } of alternatives) {
      const { ids, scores, inTitle } = this.#index.postingsOf(term)
      // With a unit, the number alone is only a name: the 5000 tonnes of a Ponder 5000.
      const isBare = term === typed && number?.measure
      for (let row = 0; row < ids.length; row += 1) {
        const id = ids[row] ?? 0
        if (isBare && inTitle[row] !== 1) continue
        const isHere = figures.size === 0 || inTitle[row] === 1 || isNamed[id] === 1
        const degree = isHere ? 1 : ELSEWHERE
        sums[id] = (sums[id] ?? 0) + degree * (scores[row] ?? 0)
        degrees.set(id, Math.max(degree, degrees.get(id) ?? 0))
        if (inTitle[row] === 1) countInTitle(tally, id, word)
      }
    }
    for (const [id, weight] of figures)
      degrees.set(id, Math.max(Math.min(weight, 1), degrees.get(id) ?? 0))
    const says = Math.min(this.#says(degrees.size), most)
    for (const [id, weight] of figures) sums[id] = (sums[id] ?? 0) + FIGURE.weight * says * weight
    for (const [id, degree] of degrees) {
      covered[id] = (covered[id] ?? 0) + says * degree
      if (degree > ELSEWHERE) words[id] = (words[id] ?? 0) + 1
    }
    return says
  }

  /** 1 for each label of figures that contains a word of the query. */
  #labelsNamed(words: readonly Concept[]): Uint8Array {
    const terms = words.flatMap(({ alternatives }) =>
      alternatives.flatMap(({ term, weight }) => (weight >= LIKELY ? term : [])),
    )
    return Uint8Array.from(this.#weighed.labelTerms, (own) =>
      Number(terms.some((term) => own.has(term))),
    )
  }
}

function countInTitle({ inTitle, seenInTitle }: Tally, id: number, word: number): void {
  if (seenInTitle[id] === word) return
  seenInTitle[id] = word
  inTitle[id] = (inTitle[id] ?? 0) + 1
}
