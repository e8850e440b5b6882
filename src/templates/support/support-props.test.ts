import type { BlockData } from '../shared/block-views'
import type { NonNullKeys } from '../shared/non-null-keys'
import { supportPageProps } from './support-props'

const text: BlockData = { type: 'text', title: 'What we need', text: '<p>x</p>' }
const steps: BlockData = { type: 'steps', preTitle: null, title: 'Three ways', steps: [] }
const form: BlockData = {
  type: 'form',
  title: 'Request',
  text: null,
  code: 'SERVICE',
  action: null,
}
const figures: BlockData = { type: 'figures', title: 'Figures', figures: [] }

const propsOf = (blocks: BlockData[]) => {
  const data: NonNullKeys<Queries.SupportPageQuery, 'entry'> = {
    website: { siteMetadata: { siteUrl: 'https://www.example.com' } },
    company: { shortName: 'Acme', emails: [], phones: [] },
    defaults: { title: 'Acme', suffix: 'Acme', description: null, ogImage: null },
    trail: { nodes: [] },
    entry: {
      title: 'Assistance',
      abstract: null,
      image: null,
      body: null,
      actions: [],
      blocks,
      seo: null,
    },
    reach: { shortName: 'Acme', phones: [], emails: [] },
    categories: { nodes: [] },
    counts: { group: [] },
    products: { nodes: [] },
    entries: { nodes: [] },
  }
  const { before, guidance, form: shown, after } = supportPageProps(data, 'ww')
  const types = (views: readonly { type: string }[]) => views.map(({ type }) => type)
  return {
    before: types(before),
    guidance: types(guidance),
    form: shown?.type ?? null,
    after: types(after),
  }
}

test('what to have at hand stands beside the form, other blocks before and behind it', () => {
  expect(propsOf([figures, text, steps, form, text])).toEqual({
    before: ['figures'],
    guidance: ['text', 'steps'],
    form: 'form',
    after: ['text'],
  })
})

test('without a form all blocks follow in their order', () => {
  expect(propsOf([text, figures])).toEqual({
    before: [],
    guidance: [],
    form: null,
    after: ['text', 'figures'],
  })
})
