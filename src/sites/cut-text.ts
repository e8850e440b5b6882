/** Some of the oldest browsers have no segmenter. */
const segmenterOf = (granularity: 'grapheme' | 'word'): Intl.Segmenter | null =>
  'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity }) : null

/** The characters of a text as readers count them (graphemes): `é`, a flag, a family. */
function* graphemesOf(text: string): Generator<string> {
  const segmenter = segmenterOf('grapheme')
  if (!segmenter) yield* text
  else for (const { segment } of segmenter.segment(text)) yield segment
}

/**
 * The beginning of a text, which ends between two characters as readers count them (graphemes).
 *
 * @param most length in graphemes
 */
export function beginningOf(text: string, most: number): string {
  let beginning = ''
  let count = 0
  for (const grapheme of graphemesOf(text)) {
    if (count === most) break
    beginning += grapheme
    count += 1
  }
  return beginning
}

/** The ends of the words of a text. Chinese has words, too, although no blank separates them. */
function wordEnds(text: string): number[] {
  const segmenter = segmenterOf('word')
  if (!segmenter) return Array.from(text.matchAll(/\S(?=\s)/g), ({ index }) => index + 1)
  return Array.from(segmenter.segment(text)).flatMap(({ index, segment, isWordLike }) =>
    isWordLike ? [index + segment.length] : [],
  )
}

/** The end of a word depends on the text after it: more than the longest word, in code units. */
const LONGEST_WORD = 60

/**
 * As many words of a text as fit, with an ellipsis where there are more. If the first word is too
 * long, its first characters.
 *
 * @param most length in graphemes, including the ellipsis
 */
export function cutText(text: string, most: number): string {
  const beginning = beginningOf(text, most)
  if (beginning === text) return text
  const fits = beginningOf(beginning, most - 1)
  const ends = wordEnds(text.slice(0, beginning.length + LONGEST_WORD))
  const end = ends.findLast((at) => at <= fits.length) ?? fits.length
  return `${text.slice(0, end)}…`
}
