import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { json } from '../../../src/content-client/testing/server'
import { sourceNodes } from './source-nodes'
import { FakeGatsby } from './testing/fake-gatsby'
import { defaultOptions, optionsFor } from './testing/options'
import { picture, product, World } from './testing/world'

let directory: string
let world: World
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'coercion-'))
  world = await World.start(['ww'])
})
afterEach(async () => {
  await world.server.close()
  await rm(directory, { recursive: true })
})

type Answers = Readonly<Record<string, unknown>>

/** All nodes that a build makes of some answers, whatever service gave them. */
const nodesOf = async (answers: Answers): Promise<unknown[]> => {
  for (const [address, answer] of Object.entries(answers)) {
    world.faults.set(`/api/ww/${address}.json`, json(answer))
  }
  const gatsby = new FakeGatsby(directory)
  const options = {
    pages: ['home'],
    sections: ['newsAndEvents'],
    locators: ['branches'],
    retries: 0,
    image: { ...defaultOptions.image, widths: [40] },
  }
  await sourceNodes(gatsby.args, optionsFor(world.apiUrl, options))
  return [...gatsby.nodes.values()]
}

const button = { label: 'Go', actionPage: { section: 'newsAndEvents' } }
const news = { id: 1, section: 'newsAndEvents', title: 'Fair', slug: 'fair', type: 'event' }
const place = { id: 1, title: 'Branch', country: 'IT', town: 'Rome' }
const names = { name: 'A', shortName: 'A', shortNameSlug: 'a', legalName: 'A Ltd.', vat: 'X1' }
const arcus = (others: Record<string, unknown>) => product(1, 'arcus', others)

const plain: Answers = {
  'globals/companyInfo': { ...names, foundingYear: 1987 },
  'globals/globalConfigs': {},
  'globals/seo': { title: 'A', suffix: 'A' },
  navigation: {
    mainNavigation: [{ id: 1, title: 'Products', section: 'products', hasFilters: true }],
  },
  'filters/materialsCategories': { data: [{ id: 7, title: 'Stone', active: false }] },
  'entries/home': {
    id: 100,
    section: 'home',
    title: 'Home',
    actions: [button],
    blocks: [{ type: 'hero', title: 'Hello', image: picture('/media/arcus.jpg') }],
    seo: { noIndex: true },
  },
  'listings/newsAndEvents': { data: [{ ...news, date: '2027-05-26T15:00:00Z' }] },
  'entries/newsAndEvents/fair': { ...news, date: '2027-05-26T15:00:00Z' },
  'locator/branches': { data: [{ ...place, longitude: 12.5, latitude: 41.9 }] },
  'products/SAW': { data: [arcus({ code: '350' })] },
  'products/saws/arcus': arcus({ code: '350', versions: [{ code: '351', title: 'Five axes' }] }),
}

/**
 * The same answers in the form of a PHP service: empty texts, `[]` for objects, `0` and `1`,
 * digits.
 */
const php: Answers = {
  'globals/companyInfo': {
    ...names,
    foundingYear: '1987',
    description: '',
    logo: [],
    address: [],
    socials: [],
  },
  'globals/globalConfigs': { newsletterBox: '', newsletterTexts: [], newsletterAction: '' },
  'globals/seo': { title: 'A', suffix: 'A', metaTitle: '', description: ' ', ogImage: [] },
  navigation: {
    mainNavigation: [
      {
        id: '1',
        title: 'Products',
        section: 'products',
        slug: '',
        externalUrl: '',
        type: '',
        hasFilters: '1',
        hidden: 0,
        children: null,
        teasers: '',
      },
    ],
  },
  'filters/materialsCategories': {
    data: [{ id: '7', title: 'Stone', active: 0, slug: '', code: '' }],
    meta: [],
  },
  'entries/home': {
    id: '100',
    section: 'home',
    title: 'Home',
    slug: '',
    body: '<p>&nbsp;</p>',
    actions: [
      { ...button, actionUrl: '', actionFile: [], actionPage: { ...button.actionPage, slug: '' } },
    ],
    blocks: [
      {
        type: 'hero',
        title: 'Hello',
        text: '',
        image: { ...picture('/media/arcus.jpg'), width: '160', height: '100', focus: [], webp: '' },
        video: [],
      },
    ],
    seo: { metaTitle: '', description: '', ogImage: [], noIndex: 1 },
    translations: [],
  },
  'listings/newsAndEvents': {
    data: [{ ...news, date: '2027-05-26 15:00:00', image: [], status: '', document: [] }],
    meta: {
      pagination: {
        total: '1',
        count: '1',
        per_page: '20',
        current_page: '1',
        total_pages: '1',
        links: [],
      },
    },
  },
  'entries/newsAndEvents/fair': { ...news, date: '2027-05-26T15:00:00', endDate: '', seo: [] },
  'locator/branches': { data: [{ ...place, postalCode: '', longitude: '12.5', latitude: '41.9' }] },
  'products/SAW': { data: [arcus({ code: 350, abstract: '' })] },
  'products/saws/arcus': arcus({
    code: 350,
    claim: '',
    description: '<p></p>',
    image: [],
    seo: [],
    versions: [{ code: 351, title: 'Five axes', abstract: '' }],
  }),
}

it('makes the same nodes of what a service in PHP says', async () => {
  const expected = await nodesOf(plain)
  expect(await nodesOf(php)).toEqual(expected)
})
