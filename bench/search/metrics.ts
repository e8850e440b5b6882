/** A result with at least this grade is a success; a merely related result is none. */
const GOOD = 2

/** How many results people look at: the overlay suggests four. */
const SEEN = 4

/** Figures of a ranking, each from 0 to 1. */
export interface Relevance {
  /** Whether one of the first four is good. */
  readonly success: number
  /** 1 for a good first result, ½ for a good second … */
  readonly reciprocalRank: number
  /** Gain of the first four results, discounted by rank, as a share of the gain of the best order. */
  readonly ndcg: number
}

const gainOf = (grades: readonly number[]): number =>
  grades
    .slice(0, SEEN)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)

/**
 * Measures a ranking (Järvelin and Kekäläinen's nDCG with exponential gain).
 *
 * @param found places of the results, best first
 * @param answers grades of the good places; any other place has 0
 */
export function relevanceOf(
  found: readonly string[],
  answers: Readonly<Record<string, number>>,
): Relevance {
  const grades = found.map((place) => answers[place] ?? 0)
  const ideal = Object.values(answers).sort((a, b) => b - a)
  const first = grades.findIndex((grade) => grade >= GOOD)
  return {
    success: first >= 0 && first < SEEN ? 1 : 0,
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    ndcg: gainOf(grades) / gainOf(ideal),
  }
}

/** The mean of each figure. */
export function meanOf(all: readonly Relevance[]): Relevance {
  const mean = (figure: keyof Relevance) =>
    all.reduce((sum, each) => sum + each[figure], 0) / all.length
  return {
    success: mean('success'),
    reciprocalRank: mean('reciprocalRank'),
    ndcg: mean('ndcg'),
  }
}
