import type { PlannedPage } from '../../routes'
import type { BuildContent, EntryNode } from '../content/content'
import { storiesOf } from './stories-of'

const entry = (id: string, section: string, date: string | null, codes = ['A']): EntryNode => ({
  id,
  site: 'ww',
  title: id,
  section,
  slug: id,
  handle: null,
  type: null,
  date,
  endDate: null,
  deadline: null,
  status: null,
  guard: null,
  translations: {},
  image: null,
  seo: null,
  blocks: [{ type: 'products', preTitle: null, title: null, codes }],
})
const entries = [
  entry('article', 'articles', '2026-09-01'),
  entry('old', 'customerStories', '2024-01-01'),
  entry('new', 'customerStories', '2026-01-01'),
  entry('innovation', 'innovationStories', '2026-05-01'),
  entry('other', 'customerStories', '2026-10-01', ['B']),
  entry('service', 'services', '2026-10-01'),
]
const content: Pick<BuildContent, 'entries'> = { entries }
const page = ({ id, section, slug }: EntryNode): PlannedPage => ({
  route: 'customer-stories-slug',
  site: 'ww',
  path: `/${id}`,
  params: {},
  alternates: {},
  entry: { id, section, slug, source: id, translations: {} },
})
const product = page(entry('product', 'machines', null))

test('customers come first, then the newest, and three are enough', () => {
  expect(storiesOf('A', product, content, entries.map(page))).toEqual(['new', 'old', 'innovation'])
})

test('what has no page is not shown, and nothing is no story', () => {
  const drawn = entries.filter(({ id }) => id !== 'new').map(page)
  expect(storiesOf('A', product, content, drawn)).toEqual(['old', 'innovation', 'article'])
  expect(storiesOf('C', product, content, drawn)).toEqual([])
})
