import { distance } from 'fastest-levenshtein'
import type { PageTitles } from '../site-data'

/** A page that a visitor may have meant. */
export interface Suggestion {
  readonly path: string
  readonly title: string
}

/** As many as the search suggests (requirements 9). */
const MOST = 4
/** One letter in this many may be wrong, missing or too many. */
const LETTERS_PER_MISTAKE = 3
/** A truncated address is recognised by this many letters of its last part. */
const LETTERS_OF_BEGINNING = 4

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** A part of an address in the form of slugs: lower-case ASCII, without a file extension. */
const asSlug = (part: string): string =>
  decoded(part)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\.[a-z]+$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const partsOf = (path: string): string[] => path.split('/').map(asSlug).filter(Boolean)

/** The distance of a slug from the requested one, or `null` when they are too different. */
function distanceFrom(wanted: string, slug: string): number | null {
  if (wanted.length >= LETTERS_OF_BEGINNING && slug.startsWith(wanted)) {
    return slug === wanted ? 0 : 1
  }
  const mistakes = distance(wanted, slug)
  const longest = Math.max(wanted.length, slug.length)
  return mistakes <= Math.floor(longest / LETTERS_PER_MISTAKE) ? mistakes : null
}

/** The pages below a path. */
const pagesBelow = (path: string, titles: PageTitles): Suggestion[] =>
  Object.entries(titles).flatMap(([part, page]) => {
    const address = part ? `${path}/${part}` : path
    return typeof page === 'string' ? { path: address, title: page } : pagesBelow(address, page)
  })

/**
 * The pages whose addresses are nearest to one that does not exist, the nearest first. The last
 * part of an address identifies the page, so it is compared first, with the slugs of all pages.
 * When no slug is similar, the part before it is compared. It may lead to where the page was.
 *
 * @param path that was asked for
 * @param titles of all pages of the site
 * @param prefix of the site; it is not compared
 */
export function nearestPages(path: string, titles: PageTitles, prefix: string): Suggestion[] {
  const withoutPrefix = (address: string) =>
    address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address
  const asked = partsOf(withoutPrefix(path))
  const pages = pagesBelow(prefix, titles).map((page) => {
    const parts = partsOf(withoutPrefix(page.path))
    return { ...page, parts, slug: parts.at(-1) ?? '' }
  })
  while (asked.length > 0) {
    const whole = asked.join('/')
    const wanted = asked.pop() ?? ''
    const near = pages.flatMap(({ slug, parts, ...page }) => {
      const mistakes = distanceFrom(wanted, slug)
      return mistakes === null ? [] : [{ page, mistakes, detour: distance(whole, parts.join('/')) }]
    })
    if (near.length > 0) {
      return near
        .sort((a, b) => a.mistakes - b.mistakes || a.detour - b.detour)
        .slice(0, MOST)
        .map(({ page }) => page)
    }
  }
  return []
}
