import { normalizeUrls } from './normalize-urls'

const ORIGIN = 'http://localhost:8055'
const fieldsOf = (fields: Record<string, unknown>) =>
  normalizeUrls({ type: 'ContentEntry', key: 'ww:articles:1', fields }, ORIGIN).fields

const document = (url: string) => ({ title: 'Sheet', url, type: null, size: null, language: 'en' })

test('documents on the service’s own host are offered by the website', () => {
  const content = {
    title: 'Entry',
    externalUrl: '/elsewhere.pdf',
    documents: [document('/files/a.pdf'), document('https://files.example.com/b.pdf')],
    blocks: [{ type: 'downloads', documents: [document(`${ORIGIN}/files/c.pdf`)] }],
  }
  expect(fieldsOf(content)).toEqual({
    ...content,
    externalUrl: '/api/document/elsewhere.pdf',
    documents: [document('/api/document/files/a.pdf'), document('https://files.example.com/b.pdf')],
    blocks: [{ type: 'downloads', documents: [document('/api/document/files/c.pdf')] }],
  })
})

test('an address on the service’s own origin is a path, whichever port it has today', () => {
  const image = { src: `${ORIGIN}/media/arcus.jpg`, alt: `Not ${ORIGIN}/` }
  expect(fieldsOf({ title: null, gallery: [{ image }] })).toEqual({
    title: null,
    gallery: [{ image: { ...image, src: '/media/arcus.jpg' } }],
  })
})

test('links to files go where documents go: of texts, buttons and menus', () => {
  const text = (href: string) => `<p><a href="${href}">Sheet</a> &amp; more</p>`
  const content = (href: string) => ({
    body: text(href),
    actions: [{ label: 'Sheet', actionUrl: href, actionFile: null }],
    mainNavigation: [{ title: 'Sheet', externalUrl: href, children: [{ externalUrl: href }] }],
    newsletterAction: href,
    logins: { customers: href },
    blocks: [{ type: 'faq', questions: [{ key: 'a', answer: text(href) }] }],
  })
  const offered = content('/api/document/files/%C3%9Cbersicht%202.PDF')
  expect(fieldsOf(content('/files/Übersicht%202.PDF'))).toEqual(offered)
  expect(fieldsOf(content(`${ORIGIN}/files/Übersicht%202.PDF?v=1`))).toEqual(offered)
  for (const page of ['/products/saws', 'https://www.example.com/a.pdf', '#top']) {
    expect(fieldsOf(content(page))).toEqual(content(page))
  }
})

test('the page of an embed stays where it is', () => {
  const blocks = [{ type: 'embed', title: 'Tour', address: `${ORIGIN}/tour/index` }]
  expect(fieldsOf({ blocks })).toEqual({ blocks })
})
