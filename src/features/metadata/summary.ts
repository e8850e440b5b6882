/** As much of a description as search engines show, in characters. */
export const MOST = 170

/** The last sentence that ends in the text, unless what ends with it is short. */
const WHOLE_SENTENCES = /^.{80,}[.!?](?=\s)/s

/**
 * A description in at most {@link MOST} characters: whole sentences where they say enough, else as
 * many words as fit, with an ellipsis.
 */
export function summary(text: string): string {
  if (text.length <= MOST) return text
  const start = text.slice(0, MOST)
  return WHOLE_SENTENCES.exec(start)?.[0] ?? start.replace(/[ ,;:–·]+[^ ]*$/, '…')
}
