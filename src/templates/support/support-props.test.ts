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

const hours = { type: 'serviceHours' as const, title: null, text: null, actions: [] }

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
    service: { onCall: null },
    products: { nodes: [] },
    entries: { nodes: [] },
  }
  const { answering, before, guidance, form: shown, after } = supportPageProps(data, 'ww')
  const types = (views: readonly { type: string }[]) => views.map(({ type }) => type)
  return {
    answering: types(answering),
    before: types(before),
    guidance: types(guidance),
    form: shown?.type ?? null,
    after: types(after),
  }
}

test('details to have at hand are beside the form, other blocks before and after it', () => {
  expect(propsOf([figures, text, steps, form, text])).toEqual({
    answering: [],
    before: ['figures'],
    guidance: ['text', 'steps'],
    form: 'form',
    after: ['text'],
  })
})

test('without a form all blocks follow in their order', () => {
  expect(propsOf([text, figures])).toEqual({
    answering: [],
    before: [],
    guidance: [],
    form: null,
    after: ['text', 'figures'],
  })
})

test('the telephone that is answered now comes before everything, if it is above the form', () => {
  expect(propsOf([text, figures, hours, form, hours])).toEqual({
    answering: ['serviceHours'],
    before: ['figures'],
    guidance: ['text'],
    form: 'form',
    after: ['serviceHours'],
  })
})
