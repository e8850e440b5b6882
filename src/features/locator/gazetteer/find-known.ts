import { fetchOnce } from '../../site-data'
import type { KnownPlace } from './known-place'
import { areasWithCode } from './post-codes'
import { townsCalled } from './towns'

/** How many places are offered. */
const MOST = 4

const FIGURE = /\d/

/** The files of `static/gazetteer`; scripts/write-gazetteer.ts writes them. */
interface Gazetteer {
  readonly towns: { readonly towns: readonly string[] }
  readonly 'post-codes': { readonly countries: Readonly<Record<string, string>> }
}

const gazetteer = <Name extends keyof Gazetteer>(name: Name): Promise<Gazetteer[Name]> =>
  // The file is this website's own.
  fetchOnce(`/gazetteer/${name}.json`) as Promise<Gazetteer[Name]>

/**
 * The towns or post codes that a text may mean, those in the preferred countries first. The
 * gazetteer is downloaded at the first call: the post codes for a text with figures, else the
 * towns.
 *
 * @param preferred countries by their ISO 3166 codes
 * @throws when the gazetteer fails to load
 */
export async function findKnown(
  text: string,
  preferred: readonly string[],
): Promise<readonly KnownPlace[]> {
  const found = FIGURE.test(text)
    ? areasWithCode(text, (await gazetteer('post-codes')).countries)
    : townsCalled(text, (await gazetteer('towns')).towns)
  const isPreferred = ({ country }: KnownPlace) => preferred.includes(country)
  const called = found.filter(({ name }) => name === found[0]?.name)
  const first = FIGURE.test(text)
    ? [...found].sort((a, b) => rank(preferred, a) - rank(preferred, b))
    : [...called.filter(isPreferred), ...found]
  return [...new Set(first)].slice(0, MOST)
}

/** The rank of a country among the preferred ones; all others come after them. */
const rank = (preferred: readonly string[], { country }: KnownPlace) =>
  preferred.includes(country) ? preferred.indexOf(country) : preferred.length
