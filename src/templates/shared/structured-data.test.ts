import type { JsonLdPage } from '../../features/structured-data'
import { loadMessages } from '../../sites'
import { composedNodes, pageBreadcrumbs } from './structured-data'

beforeAll(() => loadMessages('it'))

const pageAt = (path: string): JsonLdPage => ({
  site: 'it_eu',
  origin: 'https://www.example.com',
  path,
  company: 'Acme',
  share: null,
})
const trail = {
  nodes: [
    { section: 'newsAndEvents', title: 'Notizie' },
    { section: 'home', title: 'Macchine per la pietra' },
  ],
}
const home = { name: 'Home', item: 'https://www.example.com/it_eu' }
const news = { name: 'Notizie', item: 'https://www.example.com/it_eu/news-and-events' }

test('the home page has its short name, and stands first', () => {
  expect(pageBreadcrumbs({ trail }, 'Fiera', pageAt('/it_eu/news-and-events/fiera'))).toMatchObject(
    {
      itemListElement: [home, news, { name: 'Fiera' }],
    },
  )
})

test('a page is not above itself', () => {
  expect(pageBreadcrumbs({ trail }, 'Notizie', pageAt('/it_eu/news-and-events'))).toMatchObject({
    itemListElement: [home, { name: 'Notizie' }],
  })
})

test('a page without visible breadcrumbs stands below the home page', () => {
  expect(pageBreadcrumbs({}, 'Engineering', pageAt('/it_eu/engineering'))).toMatchObject({
    itemListElement: [home, { name: 'Engineering' }],
  })
})

test('a page that editors composed has the questions of all its blocks', () => {
  const faq = (...words: readonly string[]) => ({
    type: 'faq' as const,
    title: null,
    questions: words.map((question) => ({ key: question, question, answer: '<p>So.</p>' })),
  })
  const data = { trail, entry: { title: 'FAQ', blocks: [faq('Why?'), faq('How?', 'When?')] } }
  expect(composedNodes(data, pageAt('/it_eu/services/faq'))).toMatchObject([
    { '@type': 'BreadcrumbList' },
    { '@type': 'FAQPage', mainEntity: [{ name: 'Why?' }, { name: 'How?' }, { name: 'When?' }] },
  ])
})
