/** What visitors type; each finds something in the worldwide sample. */
const QUERIES = [
  'bridge saw slab',
  'granite worktop',
  'polishing line',
  'spare parts service',
  'training workshop',
  'water jet cutting',
  'wire saw quarry',
]

/** The words in other capitals, which are the same to a search and another question to what keeps answers. */
const inCapitals = (words: string, variant: number): string =>
  Array.from(words)
    .map((letter, place) => (variant & (1 << place) ? letter.toUpperCase() : letter))
    .join('')

/** Questions that nobody has asked before, as the edge leaves them for the function. */
export function* newQuestions(): Generator<string, never> {
  for (let variant = 0; ; variant += 1) {
    for (const words of QUERIES) yield inCapitals(words, variant)
  }
}

/** The same few questions again and again, which the embedded service answers from memory. */
export function* sameQuestions(): Generator<string, never> {
  for (;;) yield* QUERIES
}

/** The next so many questions. */
export const take = (questions: Iterator<string, never>, count: number): string[] =>
  Array.from({ length: count }, () => questions.next().value)
