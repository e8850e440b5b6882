import { folded } from '../search'
import type { KnownPlace } from './known-place'

/** Shorter beginnings are those of too many towns. */
const SHORTEST = 3

/**
 * The towns that a text may mean: first those that are called just so, then those whose names begin
 * with it; the larger before the smaller.
 *
 * @param lines of `towns.json`, the largest first: name, country, degrees, names in other languages
 */
export function townsCalled(text: string, lines: readonly string[]): KnownPlace[] {
  const wanted = folded(text).trim()
  if (wanted.length < SHORTEST) return []
  const exact: KnownPlace[] = []
  const begun: KnownPlace[] = []
  for (const line of lines) {
    const [name = '', country = '', latitude, longitude, ...others] = line.split('|')
    const names = [folded(name), ...others]
    const found = names.includes(wanted) ? exact : begun
    if (found === begun && !names.some((each) => each.startsWith(wanted))) continue
    found.push({ name, country, latitude: Number(latitude), longitude: Number(longitude) })
  }
  return [...exact, ...begun]
}
