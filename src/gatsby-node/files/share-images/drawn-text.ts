/** Marks that have no shape: soft hyphens, joiners, marks of direction, variants of emoji. */
const SHAPELESS = /\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu
/** All kinds of spaces and line ends, except those that hold words together. */
const SPACES = /(?![\u00A0\u202F])[\p{Z}\s]+/gu
/** Remains of a text in brackets, and of a text before or after a separator. */
const EMPTY_BRACKETS = /\(\s*\)|\[\s*\]|“\s*”|„\s*“|«\s*»|"\s*"/g
const LOOSE_ENDS = /^[\s\-–—|·,:;/&+]+|[\s\-–—|·,:;/&+]+$/gu

/**
 * A text as a font can draw it. A sign that the font lacks is drawn as its equivalent (`№` as
 * `No`). Without an equivalent it is left out, with brackets and dashes that would then be alone.
 *
 * @param has whether the font draws a code point
 * @returns an empty text where nothing can be drawn
 */
export function drawnText(text: string, has: (codePoint: number) => boolean): string {
  const canDraw = (part: string) =>
    Array.from(part).every((sign) => sign === ' ' || has(sign.codePointAt(0) ?? 0))
  const wanted = text
    .normalize('NFC')
    .replaceAll(SHAPELESS, '')
    .replaceAll(SPACES, ' ')
    // The font has only one width of non-breaking space.
    .replaceAll('\u202F', '\u00A0')
    .trim()
  const drawn = Array.from(wanted)
    .map((sign) => [sign, sign.normalize('NFKC')].find(canDraw) ?? '')
    .join('')
  if (drawn === wanted) return drawn
  return drawn.replaceAll(EMPTY_BRACKETS, '').replaceAll(SPACES, ' ').replaceAll(LOOSE_ENDS, '')
}
