/** Queries of visitors; each has results in the worldwide sample. */
const QUERIES = [
  'bridge saw slab',
  'granite worktop',
  'polishing line',
  'spare parts service',
  'training workshop',
  'water jet cutting',
  'wire saw quarry',
]

/**
 * The words with other capitals. The search treats them alike, but a cache of answers sees another question.
 */
const inCapitals = (words: string, variant: number): string =>
  Array.from(words)
    .map((letter, place) => (variant & (1 << place) ? letter.toUpperCase() : letter))
    .join('')

/** Questions that nobody has asked before. The CDN passes such questions on to the function. */
export function* newQuestions(): Generator<string, never> {
  for (let variant = 0; ; variant += 1) {
    for (const words of QUERIES) yield inCapitals(words, variant)
  }
}

/** The same few questions again and again; the embedded service answers them from memory. */
export function* sameQuestions(): Generator<string, never> {
  for (;;) yield* QUERIES
}

/** The next questions, as many as asked for. */
export const take = (questions: Iterator<string, never>, count: number): string[] =>
  Array.from({ length: count }, () => questions.next().value)
