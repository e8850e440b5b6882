/** Letters that have no accent to remove, with their usual spelling on a keyboard without them. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

/** Lower case without accents, so that a search for "uber" finds "Über". */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[ßœæøłđı]/g, (letter) => SPELLED[letter] ?? letter)

/** `2.500`, `2,500` and `2 500` (with a narrow blank) are the same number in different languages. */
const THOUSANDS = /(?<=\d)[.,'’\u00a0\u2009\u202f](?=\d{3}(?!\d))/g

/** The words and numbers of a text in lower case, with their accents. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(THOUSANDS, '')
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

/** Letters and digits only, in lower case: `BRS-ARC-450`, `brs arc 450` and `brsarc450` are one code. */
export const codeKey = (text: string): string => wordsOf(fold(text)).join('')
