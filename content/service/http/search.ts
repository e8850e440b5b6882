import type { SearchResult } from '../../../src/contract'
import { sites } from '../../../src/sites'
import type { SiteContent } from '../build/site'

/** Lower case without accents, so that "Über" is found by "uber". */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

const words = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** How well a word of the query fits a text: 1 for a whole word, less for its start or its middle. */
const fit = (word: string, text: string): number => {
  const own = words(text)
  if (own.includes(word)) return 1
  if (own.some((each) => each.startsWith(word))) return 0.7
  return fold(text).includes(word) ? 0.4 : 0
}

/** A title counts five times as much as an abstract. */
const TITLE_WEIGHT = 5

/**
 * Score of a text for a query: the sum over its words, 0 when one of them is nowhere. A title that
 * equals the query comes first.
 */
export function scoreOf(query: string, title: string, abstract: string): number {
  const wanted = words(query)
  if (wanted.length === 0) return 0
  const scores = wanted.map((word) => TITLE_WEIGHT * fit(word, title) + fit(word, abstract))
  if (scores.includes(0)) return 0
  const sum = scores.reduce((total, score) => total + score, 0)
  const exact = fold(title) === fold(query.trim()) ? 10 : 0
  return Math.round((sum / wanted.length + exact) * 100) / 100
}

type Candidate = Omit<SearchResult, 'score'> & { readonly also: string }

const products = (content: SiteContent): Candidate[] =>
  content.products.map((product) => ({
    title: product.title,
    type: null,
    section: product.section,
    slug: `${product.category.slug}/${product.slug}`,
    anchor: null,
    label: product.category.title,
    abstract: product.abstract,
    image: product.image,
    document: null,
    versions: product.versions.map(({ code, title }) => ({ code, title })),
    also: [product.code, product.claim, product.category.title].join(' '),
  }))

const categories = (content: SiteContent): Candidate[] =>
  content.categories.map((category) => ({
    title: category.title,
    type: null,
    section: 'productsCategories',
    slug: category.slug,
    anchor: null,
    label: content.sections.get('productsCategories')?.label ?? null,
    abstract: category.abstract,
    image: category.image,
    document: null,
    versions: [],
    also: category.claim ?? '',
  }))

const entries = (content: SiteContent): Candidate[] =>
  content.entries.map(({ entry }) => ({
    title: entry.title,
    type: entry.type,
    section: entry.section,
    slug: entry.slug,
    anchor: null,
    label: content.sections.get(entry.section)?.label ?? null,
    abstract: entry.abstract,
    image: entry.image,
    document: entry.document && { url: entry.document.url },
    versions: [],
    also: entry.preTitle ?? '',
  }))

/** When the query names a version, only the versions that it names are offered. */
const matchingVersions = (query: string, versions: SearchResult['versions'], title: string) => {
  const matches = versions.filter(
    (version) =>
      scoreOf(query, `${version.title} ${version.code}`, '') > 0 && scoreOf(query, title, '') === 0,
  )
  return matches.length > 0 ? matches : versions
}

/** Results of a site for a query, best first; none for an empty query. */
export function search(content: SiteContent, query: string): SearchResult[] {
  const collator = new Intl.Collator(sites[content.site].intlLocale, { numeric: true })
  return [...products(content), ...categories(content), ...entries(content)]
    .flatMap(({ also, ...candidate }): SearchResult[] => {
      const versionTitles = candidate.versions
        .map(({ code, title }) => `${code} ${title}`)
        .join(' ')
      const score = scoreOf(
        query,
        candidate.title,
        `${candidate.abstract ?? ''} ${also} ${versionTitles}`,
      )
      if (score === 0) return []
      const versions = matchingVersions(query, candidate.versions, candidate.title)
      return [{ ...candidate, versions, score }]
    })
    .sort((a, b) => b.score - a.score || collator.compare(a.title, b.title))
}
