/** A part of a text, as a match or between matches. */
export interface Piece {
  readonly text: string
  readonly isMatch: boolean
}

/** Words from this length on are found within longer ones, too, as in German compounds. */
const INNER_LENGTH = 4
/** Shorter words, such as articles, are in every text. Digits are an exception. */
const LEAST_LENGTH = 3

/** Without accents and capitals. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')

const wordsOf = (query: string): string[] =>
  fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= LEAST_LENGTH || /\p{N}/u.test(word))

/** The positions of a word in a folded text: at the beginning of words, or anywhere. */
function* placesOf(word: string, text: string): Generator<number> {
  const isInner = word.length >= INNER_LENGTH
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (isInner || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) yield at
  }
}

/** Which characters of a folded text belong to a match. */
function matchedIn(text: string, words: readonly string[]): boolean[] {
  const matched = Array.from<boolean>({ length: text.length }).fill(false)
  for (const word of words) {
    for (const at of placesOf(word, text)) matched.fill(true, at, at + word.length)
  }
  return matched
}

/** Joins consecutive characters of the same kind into one piece. */
function pieced(characters: readonly Piece[]): Piece[] {
  const pieces: Piece[] = []
  for (const { text, isMatch } of characters) {
    const last = pieces.at(-1)
    if (last?.isMatch === isMatch) pieces.splice(-1, 1, { text: last.text + text, isMatch })
    else pieces.push({ text, isMatch })
  }
  return pieces
}

/** A text cut at the matches of a query's words, regardless of accents and capitals. */
export function highlight(text: string, query: string): Piece[] {
  const characters = Array.from(text.normalize('NFC'))
  const folded = characters.map(fold)
  const matched = matchedIn(folded.join(''), wordsOf(query))
  let at = 0
  return pieced(
    characters.map((character, index) => {
      const piece = { text: character, isMatch: matched[at] ?? false }
      at += folded[index]?.length ?? 0
      return piece
    }),
  )
}
