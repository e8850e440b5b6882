import { siteHandles } from '../../../sites'
import { datesOf, type IndexedPage, type Published } from './indexed-pages'
import { xmlDocument, xmlElement, xmlTextElement } from './xml'

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const NAMESPACES = {
  xmlns: SITEMAP,
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
}

/** The limits of one file (sitemaps.org): addresses, and bytes with some room for its frame. */
const LIMITS = { addresses: 50_000, bytes: 52_428_800 - 1_000 }

/** The index of all sitemaps, which `robots.txt` names. */
export const SITEMAP_INDEX = '/sitemap.xml'

/** An instant in UTC, or a day where no more is known (W3C date and time format). */
const w3cDate = (date: string): string => (date.length === 10 ? date : new Date(date).toISOString())

const lastmod = (date: string | null) =>
  date === null ? '' : xmlTextElement('lastmod', w3cDate(date))

const updatedOf = ({ content }: IndexedPage) => content && datesOf(content).updated

/** Writes the link to a version of a page; each version has the same links. */
type WriteLink = (version: IndexedPage['alternates'][number]) => string

function linkWriter(origin: string): WriteLink {
  const written = new Map<string, string>()
  return ({ hreflang, path }) => {
    const key = `${hreflang} ${path}`
    const link =
      written.get(key) ??
      xmlElement('xhtml:link', { rel: 'alternate', hreflang, href: origin + path })
    written.set(key, link)
    return link
  }
}

function urlOf(page: IndexedPage, origin: string, writeLink: WriteLink): string {
  const pictures = page.pictures.map((src) =>
    xmlElement('image:image', {}, xmlTextElement('image:loc', origin + src)),
  )
  return xmlElement(
    'url',
    {},
    xmlTextElement('loc', origin + page.path),
    lastmod(updatedOf(page)),
    ...page.alternates.map(writeLink),
    ...pictures,
  )
}

/** One file's worth of pages. */
interface Part {
  readonly urls: string[]
  bytes: number
  /** The newest date of its pages. */
  updated: string | null
}

const isLater = (date: string, than: string | null) =>
  than === null || Date.parse(date) > Date.parse(than)

/** Pages in their order, in as many files as they need. */
function partsOf(
  pages: readonly IndexedPage[],
  { origin, limits, writeLink }: { origin: string; limits: typeof LIMITS; writeLink: WriteLink },
): Part[] {
  const parts: Part[] = []
  for (const page of pages) {
    const url = urlOf(page, origin, writeLink)
    const bytes = Buffer.byteLength(url) + 1
    let part = parts.at(-1)
    if (!part || part.urls.length >= limits.addresses || part.bytes + bytes > limits.bytes) {
      part = { urls: [], bytes: 0, updated: null }
      parts.push(part)
    }
    part.urls.push(url)
    part.bytes += bytes
    const updated = updatedOf(page)
    if (updated && isLater(updated, part.updated)) part.updated = updated
  }
  return parts
}

/**
 * The sitemaps of all sites and their index: address → text. Each page is a line, in the order of
 * addresses. An edit therefore changes only the line of its page, and the date of its site in the
 * index.
 */
export function sitemapsOf(
  { origin, pages }: Pick<Published, 'origin' | 'pages'>,
  limits = LIMITS,
): Map<string, string> {
  const writeLink = linkWriter(origin)
  const files = siteHandles.flatMap((site) => {
    const own = pages.filter((page) => page.site === site)
    return partsOf(own, { origin, limits, writeLink }).map((part, index) => ({
      ...part,
      address: `/sitemap-${site}${index === 0 ? '' : `-${index + 1}`}.xml`,
    }))
  })
  const index = files.map(({ address, updated }) =>
    xmlElement('sitemap', {}, xmlTextElement('loc', origin + address), lastmod(updated)),
  )
  return new Map([
    [SITEMAP_INDEX, xmlDocument('sitemapindex', { xmlns: SITEMAP }, index)],
    ...files.map(
      ({ address, urls }) => [address, xmlDocument('urlset', NAMESPACES, urls)] as const,
    ),
  ])
}
