import { violation } from './finding'
import { groupFindings } from './group'

const at = (address: string, path: string, expected = 'string') =>
  violation({ site: 'ww', address }, path, expected, 'nothing')

const fields = (...findings: Parameters<typeof groupFindings>[0]) =>
  groupFindings(findings).map(({ call, field, count }) => `${count} ${call} ${field}`)

describe('groupFindings', () => {
  it.each([
    ['/ww/entries/home.json', '/{site}/entries/{page}.json'],
    ['/ww/entries/services/training.json', '/{site}/entries/{section}/{page}.json'],
    ['/ww/newsAndEvents/past.json', '/{site}/{section}/past.json'],
    ['/ww/globals/seo.json', '/{site}/globals/seo.json'],
    ['/sites.json', '/sites.json'],
    ['(product data) /A-1?site=ww', '(product data) /{code}'],
  ])('knows which call answered %s', (address, call) => {
    expect(fields(at(address, 'a'))).toEqual([`1 ${call} a`])
  })

  it('takes the items of a list, the sites of translations and the names in texts for alike', () => {
    expect(
      fields(
        at('/ww/entries/a/b.json', 'blocks[0].items[12].title'),
        at('/ww/entries/c/d.json', 'blocks[3].items[1].title'),
        at('/ww/entries/a/b.json', 'translations.it_eu', '"a", which names this entry'),
        at('/ww/entries/a/b.json', 'translations.de_eu', '"b", which names this entry'),
      ),
    ).toEqual([
      '2 /{site}/entries/{section}/{page}.json blocks[].items[].title',
      '2 /{site}/entries/{section}/{page}.json translations.{site}',
    ])
  })

  it('keeps two kinds of fault in one field apart, the more frequent first', () => {
    const slug = (expected: string) => at('/ww/products/SAW.json', 'data[0].slug', expected)
    expect(
      groupFindings([slug('a slug'), slug('once'), slug('once')]).map((each) => each.count),
    ).toEqual([2, 1])
  })
})
