import { sitemapsOf } from './sitemaps'
import { changedLines, newsPage, published } from './testing/pages'

describe('sitemapsOf', () => {
  it('gives the address, the last change, the versions and the pictures of a page', () => {
    const content = { dateUpdated: '2026-11-03' }
    const pictures = ['/media/a/800.webp', '/media/b/800.webp']
    const alternates = [
      { hreflang: 'x-default', path: '/news-and-events/saw' },
      { hreflang: 'it', path: '/it_eu/news-and-events/sega' },
    ]
    const files = sitemapsOf(published(newsPage('saw', content, { alternates, pictures })))
    expect(files.get('/sitemap-ww.xml')?.split('\n')[2]).toBe(
      [
        '<url><loc>https://www.example.com/news-and-events/saw</loc>',
        '<lastmod>2026-11-03</lastmod>',
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://www.example.com/news-and-events/saw"/>',
        '<xhtml:link rel="alternate" hreflang="it" href="https://www.example.com/it_eu/news-and-events/sega"/>',
        '<image:image><image:loc>https://www.example.com/media/a/800.webp</image:loc></image:image>',
        '<image:image><image:loc>https://www.example.com/media/b/800.webp</image:loc></image:image></url>',
      ].join(''),
    )
  })

  it('dates news by its day, an event by its change only, and what has no date not at all', () => {
    const files = sitemapsOf(
      published(
        newsPage('news', { type: 'news', date: '2026-05-01' }),
        newsPage('fair', { type: 'event', date: '2027-09-28' }),
        newsPage('page'),
        newsPage('moment', { dateUpdated: '2026-05-02T10:00:00+02:00' }),
      ),
    )
    const dates = files.get('/sitemap-ww.xml')?.match(/<lastmod>[^<]+/g)
    expect(dates).toEqual(['<lastmod>2026-05-01', '<lastmod>2026-05-02T08:00:00.000Z'])
    expect(files.get('/sitemap.xml')).toContain('<lastmod>2026-05-02T08:00:00.000Z</lastmod>')
  })

  it('has a file for each site that has pages, and an index of them', () => {
    const files = sitemapsOf(
      published(newsPage('a'), newsPage('b', {}, { site: 'it_eu', path: '/it_eu/b' })),
    )
    expect([...files.keys()]).toEqual(['/sitemap.xml', '/sitemap-ww.xml', '/sitemap-it_eu.xml'])
    expect(files.get('/sitemap.xml')?.match(/<loc>[^<]+/g)).toEqual([
      '<loc>https://www.example.com/sitemap-ww.xml',
      '<loc>https://www.example.com/sitemap-it_eu.xml',
    ])
  })

  it('takes another file where one is full', () => {
    const pages = published(newsPage('a'), newsPage('b'), newsPage('c'))
    const names = ['/sitemap-ww.xml', '/sitemap-ww-2.xml']
    const byNumber = sitemapsOf(pages, { addresses: 2, bytes: 10_000 })
    expect([...byNumber.keys()].slice(1)).toEqual(names)
    expect(byNumber.get('/sitemap-ww-2.xml')).toContain('/news-and-events/c<')
    const bySize = sitemapsOf(pages, { addresses: 100, bytes: 150 })
    expect([...bySize.keys()].slice(1)).toEqual(names)
  })

  it('changes the line of an edited page, and the date of its site', () => {
    const pages = ['a', 'b', 'c'].map((id) => newsPage(id, { dateUpdated: '2026-05-01' }))
    const edited = pages.map((page, index) =>
      index === 1 ? newsPage('b', { dateUpdated: '2026-06-01' }) : page,
    )
    const [before, after] = [sitemapsOf(published(...pages)), sitemapsOf(published(...edited))]
    expect(sitemapsOf(published(...pages))).toEqual(before)
    expect(changedLines(before.get('/sitemap-ww.xml'), after.get('/sitemap-ww.xml'))).toEqual([
      '<url><loc>https://www.example.com/news-and-events/b</loc><lastmod>2026-06-01</lastmod></url>',
    ])
    expect(changedLines(before.get('/sitemap.xml'), after.get('/sitemap.xml'))).toHaveLength(1)
  })
  it('lists a renamed page at its new address alone, in its own line and in those of its versions', () => {
    const site = (english: string) => {
      const alternates = [
        { hreflang: 'x-default', path: `/news-and-events/${english}` },
        { hreflang: 'it', path: '/it_eu/news-and-events/sega' },
      ]
      const italian = {
        site: 'it_eu' as const,
        path: '/it_eu/news-and-events/sega',
        alternates,
      }
      const pages = [
        newsPage(english, {}, { alternates }),
        newsPage('kiln'),
        newsPage('sega', {}, italian),
      ]
      return sitemapsOf(published(...pages))
    }
    const [before, after] = [site('saw'), site('bridge-saw')]
    expect([...after.values()].join('')).not.toMatch(/news-and-events\/saw\b/)
    for (const name of ['/sitemap-ww.xml', '/sitemap-it_eu.xml']) {
      const changed = changedLines(before.get(name), after.get(name))
      expect(changed).toHaveLength(1)
      expect(changed[0]).toContain('href="https://www.example.com/news-and-events/bridge-saw"')
    }
  })
})
