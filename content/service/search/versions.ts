import type { SearchResult } from '../../../src/contract'
import { codeKey, fold, wordsOf } from './analysis/words'

type Version = SearchResult['versions'][number]

const wordSet = (text: string) => new Set(wordsOf(fold(text)))

/** Whether a query names a version: by its code, or by the words that its product's title lacks. */
function isNamed(query: string, title: string, version: Version): boolean {
  const asked = codeKey(query)
  if (asked === codeKey(version.code)) return true
  const ofProduct = wordSet(title)
  const own = [...wordSet(version.title)].filter((word) => !ofProduct.has(word))
  if (own.length === 0) return false
  // `ponder 7500h`: the version's own words may be joined to the others.
  if (asked === codeKey(version.title)) return true
  const words = wordSet(query)
  return [...ofProduct].some((word) => words.has(word)) && own.every((word) => words.has(word))
}

/** The versions that a query names, or all of them when it names none. */
export function namedVersions(
  query: string,
  title: string,
  versions: readonly Version[],
): SearchResult['versions'] {
  const named = versions.filter((version) => isNamed(query, title, version))
  return [...(named.length > 0 ? named : versions)]
}
