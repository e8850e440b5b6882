import type { Concept, Reading } from './query'
import type { TextIndex } from './text-index'

/** What says more of what was asked comes first, however often another says a part of it. */
const COVERAGE = 2

/** What says less than this part of what the best result says is no result. */
const LEAST_COVERAGE = 0.2

/** Times the score of a page whose title holds nothing but what was asked for. */
const WHOLE_TITLE = 1.5

/** What is known of every document while the words of a query are looked up one after the other. */
interface Tally {
  readonly sums: Float64Array
  /** Of what all words of the query say, what the document has. */
  readonly covered: Float64Array
  /** How many words of the query stand in the title. */
  readonly inTitle: Uint8Array
  /** The last word, counted from 1, that the document has, and that stands in its title. */
  readonly seen: Uint8Array
  readonly seenInTitle: Uint8Array
}

const emptyTally = (documents: number): Tally => ({
  sums: new Float64Array(documents),
  covered: new Float64Array(documents),
  inTitle: new Uint8Array(documents),
  seen: new Uint8Array(documents),
  seenInTitle: new Uint8Array(documents),
})

/** What is known of every document before anything is asked for, by document. */
interface Weighed {
  readonly boosts: Float64Array
  /** How many words titles have. */
  readonly titleLengths: Uint32Array
}

/** Scores documents for queries that were understood. */
export class Ranking {
  readonly #index: TextIndex
  readonly #weighed: Weighed

  constructor(index: TextIndex, weighed: Weighed) {
    this.#index = index
    this.#weighed = weighed
  }

  /** Scores by document, 0 for what is not found: for each the best of all readings. */
  scores(readings: readonly Reading[]): Float64Array {
    const best = new Float64Array(this.#weighed.boosts.length)
    for (const reading of readings) this.#raise(best, reading)
    return best
  }

  /** Raises scores to what documents have in a reading. */
  #raise(best: Float64Array, { concepts, weight }: Reading): void {
    const tally = emptyTally(best.length)
    let total = 0
    concepts.forEach((concept, index) => {
      total += this.#add(tally, concept, index + 1)
    })
    const { sums, covered, inTitle } = tally
    const { boosts, titleLengths } = this.#weighed
    const least = LEAST_COVERAGE * covered.reduce((a, b) => (a > b ? a : b), 0)
    for (let id = 0; id < best.length; id += 1) {
      const has = covered[id] ?? 0
      if (has === 0 || has < least) continue
      const named = inTitle[id] ?? 0
      const isWhole = named > 0 && named >= (titleLengths[id] ?? Infinity)
      const boost = (boosts[id] ?? 1) * (isWhole ? WHOLE_TITLE : 1)
      const score = (sums[id] ?? 0) * (has / total) ** COVERAGE * boost * weight
      if (score > (best[id] ?? 0)) best[id] = score
    }
  }

  /** Adds what documents have of a word, the so-manieth; returns how much the word says. */
  #add({ sums, covered, inTitle, seen, seenInTitle }: Tally, concept: Concept, word: number) {
    const having: number[] = []
    for (const { term, weight } of concept.alternatives) {
      const { ids, scores, inTitle: titles } = this.#index.postingsOf(term)
      for (let row = 0; row < ids.length; row += 1) {
        const id = ids[row] ?? 0
        sums[id] = (sums[id] ?? 0) + weight * (scores[row] ?? 0)
        if (seen[id] !== word) {
          seen[id] = word
          having.push(id)
        }
        if (titles[row] === 1 && seenInTitle[id] !== word) {
          seenInTitle[id] = word
          inTitle[id] = (inTitle[id] ?? 0) + 1
        }
      }
    }
    // Rare words say most.
    const says = Math.log(1 + sums.length / (having.length + 1))
    for (const id of having) covered[id] = (covered[id] ?? 0) + says
    return says
  }
}
