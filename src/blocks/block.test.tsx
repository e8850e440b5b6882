import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { blockTypes } from '../contract'
import { renderOnSite } from '../theme/testing/i18n'
import { observeByHand } from '../theme/testing/intersection-observer'
import { registerAllBlocks } from './all-blocks'
import { Block, Blocks } from './block'
import type { BlockView } from './view-models'

registerAllBlocks()

const action = { label: 'More', href: '/more' }
const image = { src: '/a.jpg', alt: 'A saw', width: 1500, height: 1000, focus: null, whole: false }
const film = {
  kind: 'video' as const,
  image,
  sources: [{ src: '/a.mp4', type: 'video/mp4' }],
  caption: 'At work',
}

const examples = {
  hero: {
    type: 'hero',
    preTitle: null,
    title: 'Hero title',
    text: null,
    image: null,
    video: null,
    actions: [action],
  },
  figures: {
    type: 'figures',
    title: 'Figures title',
    figures: [{ label: 'Accuracy', value: '0.02', unit: 'mm' }],
  },
  teasers: {
    type: 'teasers',
    preTitle: null,
    title: 'Teasers title',
    teasers: [{ preTitle: 'Fair', title: 'Hall 4', text: null, image: null, action }],
  },
  story: {
    type: 'story',
    preTitle: null,
    title: 'Story title',
    text: '<p>Story text</p>',
    image: null,
    action: null,
  },
  products: {
    type: 'products',
    preTitle: null,
    title: 'Products title',
    products: [
      {
        code: 'A',
        title: 'Saw',
        href: '/saw',
        abstract: null,
        image: null,
        figures: [],
        categoryTitle: 'Saws',
      },
    ],
  },
  categories: {
    type: 'categories',
    preTitle: null,
    title: 'Categories title',
    text: null,
    categories: [
      {
        code: 'S',
        title: 'Saws',
        href: '/saws',
        abstract: null,
        image: null,
        count: 1,
        products: [],
      },
    ],
  },
  callToAction: { type: 'callToAction', title: 'Call title', text: null, actions: [action] },
  text: { type: 'text', title: 'Text title', text: '<p>Running text</p>' },
  quote: { type: 'quote', text: 'It cuts.', author: 'Ada', role: 'Operator', image },
  image: { type: 'image', image, caption: 'Picture caption' },
  gallery: {
    type: 'gallery',
    title: 'Gallery title',
    items: [{ kind: 'image', image, sources: [], caption: null }, film],
  },
  video: { type: 'video', title: 'Video title', video: film },
  comparison: {
    type: 'comparison',
    title: 'Comparison title',
    text: null,
    columns: ['Arcus', 'Filum'],
    rows: [{ label: 'Weight', values: ['8.6 t', ''] }],
  },
  steps: {
    type: 'steps',
    preTitle: null,
    title: 'Steps title',
    steps: [{ title: 'First', text: '<p>Begin</p>', image: null }],
  },
  downloads: {
    type: 'downloads',
    title: 'Downloads title',
    documents: [{ title: 'Sheet', url: '/sheet.pdf', type: 'pdf', size: 1000, language: 'en' }],
  },
  faq: {
    type: 'faq',
    title: 'Questions title',
    questions: [{ key: 'how-long', question: 'How long?', answer: '<p>Six weeks.</p>' }],
  },
  entries: {
    type: 'entries',
    preTitle: null,
    title: 'Entries title',
    entries: [
      {
        href: '/services/retrofit',
        type: 'service',
        title: 'Retrofit',
        preTitle: null,
        abstract: null,
        date: null,
        endDate: null,
        place: null,
        image: null,
      },
    ],
  },
  timeline: {
    type: 'timeline',
    title: 'Timeline title',
    milestones: [{ year: '1961', title: 'A saw', text: null, image: null, categories: [] }],
  },
  serviceHours: {
    type: 'serviceHours',
    title: 'Service hours title',
    text: null,
    actions: [action],
    onCall: null,
  },
  form: { type: 'form', title: 'Form title', text: null, code: 'SXM-SERVICE', action: null },
  embed: {
    type: 'embed',
    title: 'Embed title',
    provider: 'Panorama',
    address: 'https://panorama.example.com',
  },
} satisfies { [Type in BlockView['type']]: Extract<BlockView, { type: Type }> }

// No element comes near the viewport by itself: late fetches have tests of their own.
beforeEach(() => void observeByHand())

test('every block type of the contract has an example here', () => {
  expect(Object.keys(examples).sort()).toEqual([...blockTypes].sort())
})

const titled = Object.values<BlockView>(examples).flatMap((block) =>
  'title' in block ? [{ type: block.type, title: block.title ?? '', block }] : [],
)

test.each(titled)('$type is rendered under its title', ({ title, block }) => {
  renderOnSite(<Block block={block} />)
  expect(screen.getByRole('heading', { name: title, level: 2 })).toBeInTheDocument()
})

test('a picture has its caption, and a quotation its source', () => {
  renderOnSite(<Blocks blocks={[examples.image, examples.quote]} />)
  const [picture, quotation] = screen.getAllByRole('figure')
  expect(picture).toHaveTextContent('Picture caption')
  expect(quotation).toHaveTextContent('It cuts.AdaOperator')
})

test('files are offered to take away, pages to read', () => {
  renderOnSite(<Blocks blocks={[examples.downloads, examples.entries]} />)
  expect(screen.getByRole('link', { name: 'Download: Sheet' })).toHaveAttribute('download')
  expect(screen.getByRole('link', { name: 'Retrofit' })).toHaveAttribute(
    'href',
    '/services/retrofit',
  )
})

test('files without a title of their own stand under the usual one', () => {
  renderOnSite(<Block block={{ ...examples.downloads, title: null }} />)
  expect(screen.getByRole('heading', { name: 'Documents' })).toBeInTheDocument()
})

test('a gallery and a film can be used by name', async () => {
  const { approach } = observeByHand()
  renderOnSite(<Blocks blocks={[{ ...examples.gallery, title: null }, examples.video]} />)
  approach()
  expect(screen.getByRole('region', { name: 'Pictures' })).toBeInTheDocument()
  const films = screen.getAllByLabelText('At work')
  expect(films).toHaveLength(2)
  await userEvent.tab()
  await waitFor(() => expect(films[1]).toHaveAttribute('controls'))
})

test('the hero that opens a page carries its h1, a later one does not', () => {
  renderOnSite(<Blocks blocks={[examples.hero, { ...examples.hero, title: 'Second' }]} />)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Hero title', level: 1 })).toBeInTheDocument()
})

test('one product is counted as one', () => {
  renderOnSite(<Block block={examples.categories} />, 'de_eu')
  expect(screen.getByText('1 Produkt')).toBeInTheDocument()
})
