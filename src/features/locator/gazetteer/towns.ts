import { folded } from '../search'
import type { KnownPlace } from './known-place'

/** Shorter beginnings match too many towns. */
const SHORTEST = 3

/** The typed text with the capital of a name: `münchen` is München. */
const asName = (text: string) => text.trim().replace(/^\p{L}/u, (letter) => letter.toUpperCase())

/**
 * The towns that a text may mean: first exact names, then names that begin with the text; larger
 * towns before smaller ones. A visitor who typed the whole name in another language reads that
 * name.
 *
 * @param lines of `towns.json`, the largest first: name, country, degrees, names in other languages
 */
export function townsCalled(text: string, lines: readonly string[]): KnownPlace[] {
  const wanted = folded(text).trim()
  if (wanted.length < SHORTEST) return []
  const exact: KnownPlace[] = []
  const beginning: KnownPlace[] = []
  for (const line of lines) {
    const [name = '', country = '', latitude, longitude, ...others] = line.split('|')
    const names = [folded(name), ...others]
    const found = names.includes(wanted) ? exact : beginning
    const isOther = found === exact && names[0] !== wanted
    if (found === beginning && !names.some((each) => each.startsWith(wanted))) continue
    found.push({
      name: isOther ? asName(text) : name,
      country,
      latitude: Number(latitude),
      longitude: Number(longitude),
    })
  }
  return [...exact, ...beginning]
}
