/** A line break in any spelling: of Windows, of old Macs, of mainframes. */
const LINE_BREAK = /\r\n?|\u0085/g

/** Tabs, and the separators of Unicode: Word writes them where a line is full, not where it ends. */
const BLANK = /[\t\v\f\u2028\u2029]/g

/**
 * Blanks of any width and characters without a shape: soft hyphens, joiners, marks of direction, controls. U+2800 is a
 * letter of Braille without a dot.
 */
const INVISIBLE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]*$/u

/**
 * Whether a text is invisible to readers. Every field of the contract treats such a text as empty.
 */
export const isInvisible = (text: string): boolean => INVISIBLE.test(text)

/**
 * Controls (C0, C1) but for the line break, the byte order mark, and two codes that XML forbids and
 * no text has. Also overrides of direction: they reverse letters that have a direction of their
 * own.
 */
const CONTROL = /(?!\n)[\p{Cc}\uFEFF\uFFFE\uFFFF\u202D\u202E]/gu

/** Half of a pair of UTF-16. With the flag `u` a whole pair is one character and does not match. */
const LONE_SURROGATE = /\p{Cs}/gu

/**
 * A text without characters that steer the reader's screen. Controls and overrides of direction are
 * dropped. Halves of characters become U+FFFD, every line break becomes `\n`, and tabs and U+2028
 * become blanks.
 */
export const withoutControls = (value: string): string =>
  value
    .replace(LINE_BREAK, '\n')
    .replace(BLANK, ' ')
    .replace(CONTROL, '')
    .replace(LONE_SURROGATE, '\uFFFD')

/** Marks that begin a direction of writing, each with its end mark (Unicode Standard Annex 9). */
const DIRECTIONS: ReadonlyMap<string, string> = new Map([
  ['\u202A', '\u202C'],
  ['\u202B', '\u202C'],
  ['\u2066', '\u2069'],
  ['\u2067', '\u2069'],
  ['\u2068', '\u2069'],
])

const DIRECTION = /[\u202A-\u202C\u2066-\u2069]/

/** Keeps only paired marks of direction: a mark without its end would turn the text behind it. */
function withPairedDirections(text: string): string {
  if (!DIRECTION.test(text)) return text
  const paired = new Set<number>()
  const open: { readonly at: number; readonly end: string }[] = []
  for (let at = 0; at < text.length; at += 1) {
    const end = DIRECTIONS.get(text.charAt(at))
    if (end !== undefined) open.push({ at, end })
    else if (open.at(-1)?.end === text.charAt(at)) paired.add(at).add(open.pop()?.at ?? at)
  }
  return text.replace(new RegExp(DIRECTION, 'g'), (mark, at: number) =>
    paired.has(at) ? mark : '',
  )
}

/**
 * {@link withoutControls}, and without marks of direction that have no end. Joiners (ZWJ, ZWNJ), the marks LRM and RLM and
 * paired isolates and embeddings stay, because languages need them.
 */
export const plainText = (value: string): string => withPairedDirections(withoutControls(value))

/** {@link plainText} without blanks around it; empty if nobody would see it. */
export function trimmedText(value: string): string {
  const text = plainText(value).trim()
  return isInvisible(text) ? '' : text
}

/** {@link trimmedText} on one line: a line break is a blank. */
export const plainLine = (value: string): string => trimmedText(value).replace(/\n/g, ' ')
