import { feedPath, path as pathOf } from '../../../routes'
import { siteHandles, sites, type SiteHandle } from '../../../sites'
import { datesOf, type IndexedPage, type PageContent, type Published } from './indexed-pages'
import { xmlDocument, xmlElement, xmlTextElement } from './xml'

/** Entries of a feed: enough for a reader who was away for months. */
const NEWEST = 20

const NAMESPACES = {
  xmlns: 'http://www.w3.org/2005/Atom',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
}

/** A feed must have a date of change; the feed of a site without news never changed. */
const NEVER = '1970-01-01'

/** A page of news with the fields that Atom requires of an entry. */
interface News {
  readonly path: string
  readonly content: PageContent
  readonly published: string | null
  readonly updated: string
}

/** An instant in Atom's form (RFC 3339); a day begins at midnight UTC. */
const instant = (date: string): string => new Date(date).toISOString()

/** News without any date cannot be in a feed. */
function newsOf({ route, path, content }: IndexedPage): News[] {
  if (route !== 'news-and-events-slug' || !content) return []
  const { published, updated } = datesOf(content)
  return updated === null ? [] : [{ path, content, published, updated }]
}

const since = ({ published, updated }: News) => Date.parse(published ?? updated)
const newestFirst = (a: News, b: News) => since(b) - since(a) || (a.path < b.path ? -1 : 1)

function entryOf({ path, content, published, updated }: News, origin: string): string {
  const { title, abstract, image } = content
  const address = origin + path
  return xmlElement(
    'entry',
    {},
    xmlTextElement('title', title),
    xmlTextElement('id', address),
    xmlElement('link', { rel: 'alternate', type: 'text/html', href: address }),
    ...(published ? [xmlTextElement('published', instant(published))] : []),
    xmlTextElement('updated', instant(updated)),
    ...(abstract ? [xmlTextElement('summary', abstract)] : []),
    ...(image?.share
      ? [xmlElement('media:content', { url: origin + image.share.src, medium: 'image' })]
      : []),
  )
}

function feedOf(site: SiteHandle, { origin, pages, companies }: Published): string {
  const own = pages.filter((page) => page.site === site)
  const news = own.flatMap(newsOf).sort(newestFirst).slice(0, NEWEST)
  const section = own.find(({ path }) => path === pathOf('news-and-events', site))
  const company = companies[site] ?? ''
  const title = [section?.content?.title, company].filter(Boolean).join(' | ')
  const self = origin + feedPath(site)
  const alternate = origin + (section?.path ?? pathOf('home', site))
  const updated = news
    .map((each) => instant(each.updated))
    .sort()
    .at(-1)
  return xmlDocument('feed', { ...NAMESPACES, 'xml:lang': sites[site].htmlLang }, [
    xmlTextElement('title', title),
    xmlTextElement('id', self),
    xmlElement('link', { rel: 'self', type: 'application/atom+xml', href: self }),
    xmlElement('link', { rel: 'alternate', type: 'text/html', href: alternate }),
    xmlTextElement('updated', updated ?? instant(NEVER)),
    xmlElement('author', {}, xmlTextElement('name', company)),
    ...news.map((each) => entryOf(each, origin)),
  ])
}

/**
 * The news of every site as an Atom feed (RFC 4287): address → text. All of it comes from content
 * and nothing from the build. Each piece of news is on a line of its own.
 */
export const feedsOf = (published: Published): Map<string, string> =>
  new Map(siteHandles.map((site) => [feedPath(site), feedOf(site, published)]))
