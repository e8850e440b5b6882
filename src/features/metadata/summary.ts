import { beginningOf, cutText } from '../../sites'

/** As much of a description as search engines show, in characters as readers count them. */
export const MOST = 170

/** The last sentence that ends in the text, unless the part up to its end is short. */
const WHOLE_SENTENCES = /^.{80,}(?:[.!?](?=\s)|[。！？])/su

/**
 * A description in at most {@link MOST} characters: whole sentences if they are long enough, else
 * as many words as fit, with an ellipsis.
 */
export function summary(text: string): string {
  const beginning = beginningOf(text, MOST)
  if (beginning === text) return text
  return WHOLE_SENTENCES.exec(beginning)?.[0] ?? cutText(text, MOST)
}
