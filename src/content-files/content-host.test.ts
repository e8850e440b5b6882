import { documentTarget, linkTarget } from './content-host'

const ORIGIN = 'https://content.example.com'

describe('linkTarget', () => {
  it.each([
    ['/', '/', 'ww'],
    ['/it_eu/ricerca?query=a#b', '/it_eu/ricerca', 'it_eu'],
    ['/products/saws/arcus', '/products/saws/arcus', 'ww'],
    ['/products/saws/', '/products/saws', 'ww'],
    ['/old-page', '/old-page', 'ww'],
    ['/files/page.html', '/files/page.html', 'ww'],
    ['/files/../secret', '/secret', 'ww'],
    ['/.hidden/a.pdf', '/.hidden/a.pdf', 'ww'],
    ['/files/..%2Fa.pdf', '/files/..%2Fa.pdf', 'ww'],
  ])('%s is a page of the site, whether or not it exists', (address, path, site) => {
    expect(linkTarget(address, ORIGIN)).toEqual({ kind: 'page', href: address, path, site })
  })

  it.each([
    ['/files/sheet.pdf', '/api/document/files/sheet.pdf'],
    ['/files/KATALOG.PDF', '/api/document/files/KATALOG.PDF'],
    ['/media/a.pdf?v=1#page=2', '/api/document/media/a.pdf#page=2'],
    ['/files/Übersicht.pdf', '/api/document/files/%C3%9Cbersicht.pdf'],
    ['/files/%C3%9Cbersicht.pdf', '/api/document/files/%C3%9Cbersicht.pdf'],
    ['/files/U%CC%88bersicht.pdf', '/api/document/files/U%CC%88bersicht.pdf'],
    ['/files/a+b%20(c)!.step', '/api/document/files/a%2Bb%20%28c%29%21.step'],
    ['/files/100%25%2525.pdf', '/api/document/files/100%25%2525.pdf'],
    ['/files/100%.pdf', '/api/document/files/100%25.pdf'],
    ['/files/a%23b%3Fc.dwg', '/api/document/files/a%23b%3Fc.dwg'],
    ['/services/training.pdf', '/api/document/services/training.pdf'],
    ['/de_eu/products/saws/arcus.pdf', '/api/document/de_eu/products/saws/arcus.pdf'],
    [`${ORIGIN}/files/sheet.pdf`, '/api/document/files/sheet.pdf'],
    ['HTTP://Content.Example.com/files/sheet.pdf', '/api/document/files/sheet.pdf'],
    ['https://content.example.com:443/files/a.zip', '/api/document/files/a.zip'],
    ['/api/document/files/100%25.pdf', '/api/document/files/100%25.pdf'],
  ])('%s is a file of the content service', (address, href) => {
    expect(linkTarget(address, ORIGIN)).toMatchObject({ kind: 'file', href })
  })

  it.each([
    `${ORIGIN}/portal`,
    `${ORIGIN}/files/page.html`,
    `${ORIGIN}/api/de_eu/seo.json`,
    'https://files.example.com/a.pdf',
    'https://content.example.com:8443/a.pdf',
    '//evil.test/a.pdf',
    'mailto:a@x.test',
    'sheet.pdf',
    '#top',
  ])('%s stays as it is', (address) => {
    expect(linkTarget(address, ORIGIN)).toEqual({ kind: 'elsewhere', href: address })
  })

  it.each(['/de_eu/news-and-events/feed.atom', '/sitemap.xml', '/discover/A350', '/api/x.pdf'])(
    '%s is another part of the site',
    (address) => {
      expect(linkTarget(address, ORIGIN)).toEqual({ kind: 'own', href: address })
    },
  )

  it('takes a page that is named on the content service’s host for the site’s own', () => {
    expect(linkTarget(`${ORIGIN}/it_eu/products?a=1`, ORIGIN)).toMatchObject({
      kind: 'page',
      href: '/it_eu/products?a=1',
    })
  })
})

describe('documentTarget', () => {
  it.each([
    ['/products/saws/arcus', '/api/document/products/saws/arcus'],
    ['/download/17', '/api/document/download/17'],
    [`${ORIGIN}/download/17`, '/api/document/download/17'],
    ['/api/document/a.pdf', '/api/document/a.pdf'],
    ['https://files.example.com/a.pdf', 'https://files.example.com/a.pdf'],
  ])('of %s', (address, href) => {
    expect(documentTarget(address, ORIGIN).href).toBe(href)
  })
})
