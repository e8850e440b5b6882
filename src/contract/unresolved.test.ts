import { callToAction, embedUrl, entry, listingItem, parse } from '.'
import { referenceInMarkup } from './unresolved'

const entryWith = (fields: object) => () =>
  parse(entry, { id: 1, section: 'pages', title: 'Page', slug: 'x', ...fields }, 'ww/x.json')

/** The forms of references that systems replace with an address. */
const references = [
  '{entry:123@1:url||https://www.example.com/x}',
  '{asset:12:url}',
  '{globalset:4:link}',
  '%7Bentry:123:url%7D',
  '/{localLink:1234}',
  '{{link_url::12}}',
  '[[~12]]',
  '[sitetree_link,id=5]',
  '{CCM:CID_12}',
  't3://page?uid=1',
  'statamic://entry::0a1b',
  'page://aB3dE',
  'node://8b3f',
  'umb://document/4fed',
  'entity:node/5',
  'internal:/node/5',
  'contentful://entry/5',
  'https://content.example.com/{entry:123:url}',
  'https://www.example.com/{{ slug }}',
  '?p=123',
  '/?page_id=12',
  'index.php?id=5',
  '../resolveuid/0a1b2c',
  '~/link.aspx?_id=0A1B',
]

describe('a reference that the content service left unresolved', () => {
  it.each(references)('is no link of a text: %s', (reference) => {
    const shown = JSON.stringify(reference)
    for (const markup of [
      `<p>See <a href="${reference}">this</a>.</p>`,
      `<p>See <a title="a > b" class=x href='${reference}' target="_blank">this</a>.</p>`,
      `<p><img alt="" src="${reference}"></p>`,
    ]) {
      expect(entryWith({ body: markup })).toThrow(
        `ww/x.json does not keep the contract:\n  body: expected content in the place of the unresolved reference ${shown}`,
      )
    }
  })

  it.each(references)('is no address of a button: %s', (actionUrl) => {
    const action = () => parse(callToAction, { label: 'Go', actionUrl }, 'ww/x.json')
    expect(action).toThrow(
      'actionUrl: expected an address, not a reference that the content service has to resolve',
    )
  })

  it('is no text either', () => {
    const reference = '{entry:12@1:title}'
    const expected = `unresolved reference "${reference}"`
    expect(entryWith({ title: `On ${reference}` })).toThrow(
      `title: expected content in the place of the ${expected}`,
    )
    expect(entryWith({ abstract: `On ${reference}` })).toThrow(`abstract: `)
    expect(entryWith({ place: reference })).toThrow(`place: `)
    expect(entryWith({ body: `<p>On &#123;entry:12@1:title&#125;</p>` })).toThrow(expected)
    expect(entryWith({ body: '<p>[gallery ids="1,2"]</p>' })).toThrow('body: ')
  })

  it('is no address of another service’s page', () => {
    expect(embedUrl.safeParse('https://maps.example.com/{asset:1:url}').success).toBe(false)
  })

  it('is a link without an address; only the system knows where it leads', () => {
    expect(entryWith({ body: '<a linktype="story" uuid="0a" href="">x</a>' })).toThrow('linktype=')
    expect(entryWith({ body: '<a linktype="page" id="3">x</a>' })).toThrow('linktype=')
  })

  it('is found in a field of a list, which is named', () => {
    const blocks = [{ type: 'text', text: '<a href="{entry:1:url}">x</a>' }]
    expect(entryWith({ blocks })).toThrow('blocks[0].text: expected content')
    const item = { id: 1, section: 'articles', title: 'x', externalUrl: '{entry:1:url}' }
    expect(() => parse(listingItem, item, '')).toThrow('externalUrl: expected an address')
  })

  it('is looked for in little time, however the markup is made', () => {
    const started = performance.now()
    const parts = [
      '<a<',
      '<a "',
      ' href="',
      " href='{",
      '{entry:',
      '[[~1',
      '[gallery ',
      '<a linktype=',
    ]
    for (const part of parts) referenceInMarkup(part.repeat(Math.floor(300_000 / part.length)))
    expect(performance.now() - started).toBeLessThan(5000)
  })
})

test.each([
  'https://www.example.com/x?filter={"a":1}',
  '/products/saws#entry',
  'mailto:info@example.com?subject=%7B%22a%22%7D',
  '/news-and-events?page=2',
  'https://www.example.com/page:2/{',
  'tel:+39055',
  '#entry:1',
])('%s is an address', (address) => {
  expect(entryWith({ body: `<a href='${address}'>x</a>` })).not.toThrow()
})

test.each(['Set {a, b}', 'Size [mm]', 'if (x) { entry: 1 }', '[video]', 'page_1', 'entry:12'])(
  '%s is a text',
  (title) => {
    expect(entryWith({ title, body: `<p>${title}</p>` })).not.toThrow()
  },
)
