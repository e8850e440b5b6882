import { screen } from '@testing-library/react'
import { blockTypes } from '../contract'
import { renderOnSite } from '../theme/testing/i18n'
import { Block, Blocks } from './block'
import type { BlockView } from './view-models'

const action = { label: 'More', href: '/more' }

const examples = {
  hero: {
    type: 'hero',
    preTitle: null,
    title: 'Hero title',
    text: null,
    image: null,
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
  unknown: { type: 'unknown', name: 'hologram' },
} satisfies { [Type in BlockView['type']]: Extract<BlockView, { type: Type }> }

test('every block type of the contract has an example here', () => {
  expect(Object.keys(examples).sort()).toEqual([...blockTypes, 'unknown'].sort())
})

test.each(blockTypes)('%s is drawn under its title', (type) => {
  const block = Object.values<BlockView>(examples).find((example) => example.type === type)
  if (!block || block.type === 'unknown') throw new Error(`no example of ${type}`)
  renderOnSite(<Block block={block} />)
  expect(screen.getByRole('heading', { name: block.title ?? '', level: 2 })).toBeInTheDocument()
})

test('a block of a newer service draws nothing', () => {
  const { container } = renderOnSite(<Block block={examples.unknown} />)
  expect(container).toBeEmptyDOMElement()
})

test('the hero that opens a page carries its h1, a later one does not', () => {
  renderOnSite(<Blocks blocks={[examples.hero, { ...examples.hero, title: 'Second' }]} />)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Hero title', level: 1 })).toBeInTheDocument()
})

test('one machine is counted as one', () => {
  renderOnSite(<Block block={examples.categories} />, 'de_eu')
  expect(screen.getByText('1 Maschine')).toBeInTheDocument()
})
