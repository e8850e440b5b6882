/** Letters between the parts of a compound: Arbeit-s-platte, Tag-es-licht, Maschine-n-bau. */
const LINKS = ['', 's', 'es', 'n', 'en', 'e']

/** Shorter parts occur in too many words by accident. */
const MIN_PART = 4

/**
 * The parts of a compound word in their order; `null` when known words cannot make up the word. The fewest
 * parts win. Among equal numbers the longest last part wins, because it says what the thing is.
 *
 * @param isWord whether a part is a word; the last part may be any form of a word
 */
export function partsOf(
  word: string,
  isWord: (part: string, isLast: boolean) => boolean,
): string[] | null {
  const best = new Map<number, string[] | null>()
  const partedFrom = (start: number): string[] | null => {
    if (start === word.length) return []
    const known = best.get(start)
    if (known !== undefined) return known
    best.set(start, null)
    let found: string[] | null = null
    for (let end = start + MIN_PART; end <= word.length; end += 1) {
      const part = word.slice(start, end)
      if (part === word || !isWord(part, end === word.length)) continue
      for (const link of LINKS) {
        const next = end + link.length
        const isBetween = link === '' || (word.startsWith(link, end) && next < word.length)
        const rest = isBetween ? partedFrom(next) : null
        if (rest && (!found || rest.length + 1 < found.length)) found = [part, ...rest]
      }
    }
    best.set(start, found)
    return found
  }
  return partedFrom(0)
}
