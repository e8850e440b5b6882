import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { feedPath } from '../../../src/routes'
import { siteHandles } from '../../../src/sites'
import { isServed } from '../../support/built-site'
import { inside, readXml, textIn, type Xml } from '../../support/xml'
import { factsAt, failing, indexed, ORIGIN, pages } from '../all-pages'
import { TESTED_BUILD } from '../../support/tested-build'

const textOf = (file: string) => readFileSync(path.join(TESTED_BUILD, file), 'utf8')
const locations = (list: Xml, name: string) => inside(list, name).map((each) => textIn(each, 'loc'))

/** W3C date and time format, as sitemaps use it: a day, or an instant. */
const W3C_DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?Z)?$/
/** RFC 3339, as Atom uses it. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

const sitemapFiles = () =>
  readdirSync(TESTED_BUILD).filter((name) => /^sitemap-.+\.xml$/.test(name))

const allUrls = () => sitemapFiles().flatMap((file) => inside(readXml(file), 'url'))

/** Tests of the files for search engines and feed readers, which list the pages. */
export function discoveryTests(): void {
  test('the index names all sitemaps, robots.txt names the index', () => {
    const index = readXml('sitemap.xml')
    expect(locations(index, 'sitemap').sort()).toEqual(
      sitemapFiles()
        .map((name) => `${ORIGIN}/${name}`)
        .sort(),
    )
    expect(sitemapFiles()).toHaveLength(siteHandles.length)
    expect(textOf('robots.txt')).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`)
    expect(textOf('robots.txt')).not.toContain('Disallow: /\n')
  })

  test('every page that search engines may read is in one sitemap once', () => {
    const addresses = allUrls().map((url) => textIn(url, 'loc'))
    expect(addresses.sort()).toEqual(
      indexed()
        .map((each) => ORIGIN + each.path)
        .sort(),
    )
  })

  test('sitemaps announce the versions that pages do, their own pictures, and real dates', () => {
    const urls = new Map(allUrls().map((url) => [textIn(url, 'loc'), url]))
    const dated = [...urls.values()].flatMap((url) => textIn(url, 'lastmod') ?? [])
    expect(dated.length).toBeGreaterThan(0)
    expect(dated.filter((date) => !W3C_DATE.test(date))).toEqual([])
    const facts = indexed().map((each) => {
      const url = urls.get(ORIGIN + each.path)
      const links = url ? inside(url, 'xhtml:link') : []
      const images = url ? inside(url, 'image:image').flatMap((image) => image.children) : []
      return {
        each,
        announced: links.map(({ attributes: { hreflang, href } }) => ({ hreflang, href })),
        pictures: images.map(({ text }) => new URL(text)),
      }
    })
    expect(facts.flatMap(({ pictures }) => pictures).length).toBeGreaterThan(0)
    for (const { each, announced, pictures } of facts) {
      expect(announced, each.path).toEqual(factsAt(each).alternates)
      const lost = pictures.filter(
        ({ origin, pathname }) =>
          origin !== ORIGIN || !isServed(pathname) || !each.html.includes(pathname),
      )
      expect(lost, each.path).toEqual([])
    }
  })

  test('every page announces the feed of its site', () => {
    expect(
      failing(pages, ({ match: { site } }, { feeds }) => feeds.join() === feedPath(site)),
    ).toEqual([])
  })

  for (const site of siteHandles) {
    test(`the news of ${site} are a valid feed`, () => {
      const feed = readXml(feedPath(site))
      const entries = inside(feed, 'entry')
      const news = new Set(
        indexed()
          .filter(({ match }) => match.site === site && match.route === 'news-and-events-slug')
          .map((each) => ORIGIN + each.path),
      )
      const hrefOf = (element: Xml, rel: string) =>
        inside(element, 'link').find(({ attributes }) => attributes.rel === rel)?.attributes.href
      const idOf = (element: Xml) => textIn(element, 'id')
      const updates = entries.map((entry) => textIn(entry, 'updated') ?? '')

      expect(feed.attributes.xmlns).toBe('http://www.w3.org/2005/Atom')
      expect(textIn(feed, 'title')).toMatch(/\S/)
      expect(inside(feed, 'author').map((author) => textIn(author, 'name'))).toEqual([
        expect.stringMatching(/\S/),
      ])
      expect(hrefOf(feed, 'self')).toBe(ORIGIN + feedPath(site))
      expect(isServed(new URL(hrefOf(feed, 'alternate') ?? '').pathname)).toBe(true)
      expect(textIn(feed, 'updated')).toBe([...updates].sort().at(-1))
      expect(updates.filter((date) => !INSTANT.test(date))).toEqual([])
      expect(entries.length).toBeGreaterThan(3)
      expect(new Set([feed, ...entries].map(idOf)).size).toBe(entries.length + 1)
      for (const entry of entries) {
        expect(textIn(entry, 'title')).toMatch(/\S/)
        expect(news).toContain(hrefOf(entry, 'alternate'))
        expect(textIn(entry, 'published') ?? textIn(entry, 'updated')).toMatch(INSTANT)
        for (const { attributes } of inside(entry, 'media:content')) {
          expect(isServed(new URL(attributes.url ?? '').pathname)).toBe(true)
        }
      }
    })
  }
}
