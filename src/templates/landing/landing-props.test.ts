import { landingPageProps } from './landing-props'
import { entryData } from '../entry/testing/entry-data'

const hero = {
  type: 'hero' as const,
  preTitle: null,
  title: 'Your slab',
  text: null,
  image: null,
  video: null,
  actions: [],
}
const text = { type: 'text' as const, title: 'Title', text: '<p>Text</p>' }

test('the opening that editors composed is the opening, once', () => {
  const { hero: opening, blocks } = landingPageProps(entryData({ blocks: [hero, text] }), 'ww', {
    neighbours: [],
  })
  expect(opening).toMatchObject({ title: 'Your slab' })
  expect(blocks.map(({ type }) => type)).toEqual(['text'])
})

test('without one the page opens with its own title and actions', () => {
  const write = { label: 'Write', actionUrl: '/write', actionFile: null, actionPage: null }
  const data = entryData({ title: 'Verona', blocks: [text], actions: [write] })
  const { hero: opening, blocks } = landingPageProps(data, 'ww', { neighbours: [] })
  expect(opening).toMatchObject({
    type: 'hero',
    title: 'Verona',
    actions: [{ label: 'Write', href: '/write' }],
  })
  expect(blocks.map(({ type }) => type)).toEqual(['text'])
})
