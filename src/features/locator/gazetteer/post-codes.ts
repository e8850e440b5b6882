import type { KnownPlace } from './known-place'

/** Fewer characters are the beginning of too many codes. */
const SHORTEST = 3

/** Without blanks and hyphens, and without the country that some write before it: `D-80331`. */
const plain = (text: string) =>
  text
    .toUpperCase()
    .replace(/^[A-Z]{1,3}-(?=\d)/, '')
    .replace(/[\s-]/g, '')

/**
 * The area with the longest matching beginning of a code; `null` if the country has no such code.
 */
function areaOf(code: string, line: string) {
  const [lengths = '', ...areas] = line.split('|')
  if (!lengths.split(',').map(Number).includes(code.length)) return null
  const known = new Map(areas.map((area) => [area.split(':')[0], area.split(':')[1]]))
  for (let length = code.length; length >= 0; length--) {
    const where = known.get(code.slice(0, length))
    if (where !== undefined) return where.split(',').map(Number)
  }
  return null
}

/**
 * The areas that a post code may mean, one in each country with such a code.
 *
 * @param countries of `post-codes.json`: the lengths of a country's codes, then its areas
 */
export function areasWithCode(
  text: string,
  countries: Readonly<Record<string, string>>,
): KnownPlace[] {
  const code = plain(text)
  if (code.length < SHORTEST) return []
  return Object.entries(countries).flatMap(([country, line]) => {
    // For a full British or Canadian code, the outer half identifies the area.
    const [latitude, longitude] =
      areaOf(code, line) ?? (/[A-Z]/.test(code) ? areaOf(code.slice(0, -3), line) : null) ?? []
    return latitude === undefined || longitude === undefined
      ? []
      : [{ name: text.trim(), country, latitude, longitude }]
  })
}
