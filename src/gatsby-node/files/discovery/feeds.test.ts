import { feedsOf } from './feeds'
import { changedLines, newsPage, pageContent, published } from './testing/pages'

const FEED = '/news-and-events/feed.atom'
const entriesOf = (feed = '') => feed.split('\n').filter((line) => line.startsWith('<entry>'))

const section = newsPage(
  '',
  {},
  {
    route: 'news-and-events',
    path: '/news-and-events',
    content: pageContent('section', { title: 'News & events' }),
  },
)

describe('feedsOf', () => {
  it('says whose news it is and where it is', () => {
    const news = newsPage('saw', { date: '2026-05-01' })
    expect(feedsOf(published(section, news)).get(FEED)?.split('\n').slice(0, 8)).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="en">',
      '<title>News &amp; events | Acme</title>',
      '<id>https://www.example.com/news-and-events/feed.atom</id>',
      '<link rel="self" type="application/atom+xml" href="https://www.example.com/news-and-events/feed.atom"/>',
      '<link rel="alternate" type="text/html" href="https://www.example.com/news-and-events"/>',
      '<updated>2026-05-01T00:00:00.000Z</updated>',
      '<author><name>Acme</name></author>',
    ])
  })

  it('gives the fields of a piece of news that readers show', () => {
    const image = { share: { src: '/media/a/share.jpg' } }
    const news = newsPage('saw', {
      title: 'Saws < 3 t',
      abstract: '“Quick” & quiet\u0007',
      date: '2026-05-01',
      dateUpdated: '2026-06-01T08:30:00+02:00',
      image,
    })
    expect(entriesOf(feedsOf(published(news)).get(FEED))).toEqual([
      [
        '<entry><title>Saws &lt; 3 t</title>',
        '<id>https://www.example.com/news-and-events/saw</id>',
        '<link rel="alternate" type="text/html" href="https://www.example.com/news-and-events/saw"/>',
        '<published>2026-05-01T00:00:00.000Z</published>',
        '<updated>2026-06-01T06:30:00.000Z</updated>',
        '<summary>“Quick” &amp; quiet</summary>',
        '<media:content url="https://www.example.com/media/a/share.jpg" medium="image"/></entry>',
      ].join(''),
    ])
  })

  it('dates an event by its announcement, and leaves out what nobody dated', () => {
    const fair = { type: 'event', date: '2027-09-28' }
    const pages = [
      newsPage('announced', { ...fair, dateUpdated: '2026-06-01' }),
      newsPage('undated', fair),
      newsPage('other', { date: '2026-06-01' }, { route: 'services-articles-slug' }),
    ]
    const [entry, ...others] = entriesOf(feedsOf(published(...pages)).get(FEED))
    expect(entry).toContain('<updated>2026-06-01T00:00:00.000Z</updated>')
    expect(entry).not.toContain('2027')
    expect(others).toEqual([])
  })

  it('has the newest twenty, the newest first', () => {
    const pages = Array.from({ length: 25 }, (_, index) =>
      newsPage(`n${index}`, { date: `2026-05-${String(index + 1).padStart(2, '0')}` }),
    )
    const entries = entriesOf(feedsOf(published(...pages)).get(FEED))
    expect(entries).toHaveLength(20)
    expect(entries[0]).toContain('<title>n24</title>')
  })

  it('is there for a site without news as well', () => {
    const feeds = feedsOf(published())
    expect(feeds.size).toBe(12)
    expect(feeds.get('/it_eu/news-and-events/feed.atom')).toContain('xml:lang="it-IT"')
    expect(feeds.get(FEED)).toContain('<updated>1970-01-01T00:00:00.000Z</updated>')
  })

  it('changes the lines of an edited piece of news only', () => {
    const news = (title: string) => [
      section,
      newsPage('a', { title, date: '2026-05-01' }),
      newsPage('b', { date: '2026-06-01' }),
    ]
    const before = feedsOf(published(...news('Old'))).get(FEED)
    const after = feedsOf(published(...news('New'))).get(FEED)
    expect(changedLines(before, after)).toEqual([expect.stringContaining('<title>New</title>')])
  })
})
