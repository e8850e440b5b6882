import { entryProps, type EntryPageData } from './entry-props'
import { entryData } from './testing/entry-data'

const text = { type: 'text' as const, title: 'Title', text: '<p>Text</p>' }

const sheet = { title: 'Notice', url: '/notice.pdf', type: 'pdf', size: 10, language: 'en' }
const plan = { title: 'Plan', url: '/plan.pdf', type: 'pdf', size: 10, language: 'en' }

const props = (fields?: Partial<EntryPageData['entry']>) =>
  entryProps(entryData(fields), 'it_eu', ['b', 'a'])

test('the pages above come from the home page down, and the last of them is the way back', () => {
  const { trail, section } = props()
  expect(trail.map(({ href }) => href)).toEqual([
    '/it_eu',
    '/it_eu/bit',
    '/it_eu/bit/bandi-e-progetti',
  ])
  expect(section).toEqual({ label: 'Bandi', href: '/it_eu/bit/bandi-e-progetti' })
})

test('an entry of a section without a page has no way back to one', () => {
  expect(props({ section: 'pages' }).section).toBeNull()
})

test('the text of the entry comes before what editors composed, its gallery after it', () => {
  const picture = { kind: 'image' as const, caption: null, image: null, sources: [] }
  const { blocks } = props({ body: '<p>First</p>', blocks: [text], gallery: [picture] })
  expect(blocks.map(({ type }) => type)).toEqual(['text', 'text', 'gallery'])
  expect(blocks[0]).toMatchObject({ title: null, text: '<p>First</p>' })
})

test('the own document comes first, and each file once', () => {
  const { documents } = props({ document: sheet, documents: [plan, sheet] })
  expect(documents.map(({ title }) => title)).toEqual(['Notice', 'Plan'])
})

test('the entries to read on with come in the order of the plan', () => {
  expect(props().neighbours.map(({ title }) => title)).toEqual(['b', 'a'])
})
