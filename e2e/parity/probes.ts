import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HASH } from '../../src/serving/hashed-names'
import { siteHandles, sites } from '../../src/sites'
import { TESTED_BUILD } from '../support/tested-build'

/** A request that both servers must answer alike. */
export interface Probe {
  readonly title: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: string
  /** A function answers, although the path does not show it. */
  readonly byFunction?: boolean
}

const prefixes = siteHandles.map((handle) => sites[handle].prefix)

const rootProbes: readonly Probe[] = [
  { title: '/ without a language', path: '/', headers: { 'accept-language': '' } },
  {
    title: '/ for German, a site chosen',
    path: '/',
    headers: { 'accept-language': 'de', cookie: 'i18n_redirected=it_eu; nf_country=IT' },
  },
]

const pageProbes: readonly Probe[] = prefixes.flatMap((prefix) => [
  { title: `home of "${prefix}"`, path: prefix || '/', headers: { 'accept-language': 'de' } },
  { title: `products of "${prefix}"`, path: `${prefix}/products` },
  { title: `the error pages of "${prefix}" at their own path`, path: `${prefix}/404` },
  { title: `what "${prefix}" says when it cannot`, path: `${prefix}/503` },
  { title: `404 of "${prefix}"`, path: `${prefix}/there-is/no-such-page` },
])

const functionProbes: readonly Probe[] = [
  { title: 'unknown code', path: '/api/product-data/NO-SUCH-CODE?site=ww' },
  { title: 'wrong code', path: '/api/product-data/a%20b?site=ww' },
  { title: 'no code', path: '/api/product-data/?site=ww' },
  { title: 'wrong site', path: '/api/product-data/A1?site=xx_yy' },
  { title: 'wrong method', path: '/api/product-data/A1?site=ww', method: 'POST' },
  { title: 'a token in the address', path: '/api/product-data/A1?site=ww&token=x' },
  { title: 'a parameter twice', path: '/api/product-data/A1?site=ww&site=de_eu' },
  {
    title: 'address of the function itself',
    path: '/.netlify/functions/product-data/a%20b?site=ww',
  },
]

const searchProbes: readonly Probe[] = [
  { title: 'a search', path: '/api/search?site=de_eu&query=arcus&page=1' },
  { title: 'a search for nothing', path: '/api/search?site=ww' },
  { title: 'a search of a wrong page', path: '/api/search?site=ww&query=a&page=-1' },
]

const PREVIEW = { 'x-preview-token': 'nobody-s-token' } as const

/** Requests of a preview: a wrong token is 403 everywhere, and no answer is cached. */
const previewProbes: readonly Probe[] = [
  ['product data', '/api/product-data/NO-SUCH-CODE?site=ww'],
  ['a search', '/api/search?site=ww&query=arcus'],
  ['a search for nothing', '/api/search?site=ww'],
  ['the search page', '/api/search-page/ww'],
  ['a short link', '/api/shortlink/A350?site=ww'],
  ['a document', '/api/document/no-such-document.pdf'],
  ['a preview', '/api/preview?site=ww'],
].map(([title = '', path = '']) => ({ title: `${title} with a token`, path, headers: PREVIEW }))

/** Names keep their special characters through the rule. A person gets a page as the answer. */
const documentProbes: readonly Probe[] = [
  { title: 'a document that is not there', path: '/api/document/a/%C3%9C%20b%2B100%25%23%3F.PDF' },
  { title: 'a name that is encoded twice', path: '/api/document/a/100%2525.step' },
  { title: 'what no document is', path: '/api/document/a/page.html' },
  { title: 'a name with a slash', path: '/api/document/a/..%2Fb.pdf' },
  {
    title: 'no document, for a person',
    path: '/api/document/a/b.pdf',
    headers: { accept: 'text/html,*/*;q=0.8', 'accept-language': 'it' },
  },
]

const shortlinkProbes: readonly Probe[] = [
  { title: 'a short link, as data', path: '/api/shortlink/A350?site=it_eu' },
  { title: 'a known short link in small letters', path: '/it_eu/discover/a350' },
  { title: 'an unknown short link, as data', path: '/api/shortlink/NO-SUCH-CODE?site=ww' },
  { title: 'an unknown short link', path: '/discover/NO-SUCH-CODE', byFunction: true },
  {
    title: 'an unknown short link of a site',
    path: '/it_eu/discover/NO-SUCH-CODE?utm_source=x',
    byFunction: true,
  },
  { title: 'a known short link with a query', path: '/it_eu/discover/A350?utm_source=x' },
  { title: 'a short link without a code', path: '/it_eu/discover' },
  { title: 'where unknown short links lead', path: '/it_eu/discover/not-found' },
]

const listingProbes: readonly Probe[] = ['', '/it_eu'].flatMap((prefix) => [
  { title: `page 2 of the list of "${prefix}"`, path: `${prefix}/news-and-events?page=2` },
  {
    title: `page 2 of "${prefix}" among other parameters`,
    path: `${prefix}/news-and-events?utm_source=x&page=2`,
  },
  { title: `a page that "${prefix}" does not have`, path: `${prefix}/news-and-events?page=99` },
  {
    title: `the first page of "${prefix}" by its number`,
    path: `${prefix}/news-and-events?page=1`,
  },
  { title: `no number at "${prefix}"`, path: `${prefix}/news-and-events?page=x` },
  { title: `where "${prefix}" keeps it`, path: `${prefix}/news-and-events/page/2` },
])

const discoveryProbes: readonly Probe[] = [
  { title: 'the index of sitemaps', path: '/sitemap.xml' },
  { title: 'the sitemap of a site', path: '/sitemap-it_eu.xml' },
  { title: 'the worldwide feed', path: '/news-and-events/feed.atom' },
  { title: 'the feed of a site', path: '/it_eu/news-and-events/feed.atom' },
  { title: 'robots.txt', path: '/robots.txt' },
]

const HASHED_SCRIPT = new RegExp(String.raw`-${HASH}\.js$`)

/** A script with a hash in its name, from the build. */
function hashedScript(): string {
  const script = readdirSync(TESTED_BUILD).find((name) => HASHED_SCRIPT.test(name))
  if (!script)
    throw new Error(`The build in ${TESTED_BUILD} has no script with a hash in its name.`)
  return script
}

const firstImage = (): string[] => {
  try {
    return readdirSync(join(TESTED_BUILD, 'media'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(webp|jpg|avif)$/.test(name))
      .slice(0, 1)
  } catch {
    return []
  }
}

/** The first redirects that the build wrote, such as the redirects of short links. */
const builtRedirects = (): string[] => {
  try {
    return readFileSync(join(TESTED_BUILD, '_redirects'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('/') && !/[:*]/.test(line.split(/\s+/)[0] ?? ''))
      .slice(0, 5)
  } catch {
    return []
  }
}

/** All probes for the present build. */
export const probes = (): readonly Probe[] => [
  ...rootProbes,
  ...pageProbes,
  ...functionProbes,
  ...searchProbes,
  ...previewProbes,
  ...documentProbes,
  ...shortlinkProbes,
  ...listingProbes,
  ...discoveryProbes,
  { title: 'a hashed script', path: `/${hashedScript()}` },
  ...firstImage().map((name) => ({ title: 'an image', path: `/media/${name}` })),
  { title: 'an image that does not exist', path: '/media/none.webp' },
  ...builtRedirects().map((line) => ({
    title: `redirect ${line}`,
    path: line.split(/\s+/)[0] ?? '/',
  })),
]
