import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CONTENT_FACTS, contentFacts } from '../../serving/publishing-report/facts'
import { writeContentFacts } from './content-facts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'facts-'))
})
afterEach(() => rm(directory, { recursive: true }))

const node = (id: string, type: string, fields: Readonly<Record<string, unknown>>) => ({
  id,
  parent: null,
  children: [],
  internal: { type, contentDigest: 'x', owner: 'plugin' },
  ...fields,
})

const nodes = [
  node('fair', 'ContentEntry', { site: 'ww', section: 'news', title: 'Fair', body: '<p>A</p>' }),
  node('menu', 'ContentNavigation', { site: 'ww', mainNavigation: [{ title: 'News' }] }),
]

const state = {
  queries: {
    queryNodes: new Map([
      ['/news', new Set(['fair', 'of another plugin'])],
      ['slice--menu-ww', new Set(['menu'])],
    ]),
  },
  pages: new Map([
    ['/news', { slices: { menu: 'menu-ww' } }],
    ['/404', { slices: {} }],
  ]),
  slices: new Map([['menu-ww', { name: 'menu-ww' }]]),
}

const factsOf = async (content = nodes) => {
  const getNodesByType = (type: string) => content.filter(({ internal }) => internal.type === type)
  const store = { dispatch: jest.fn(), replaceReducer: jest.fn(), subscribe: jest.fn() }
  await writeContentFacts({ getNodesByType, store: { ...store, getState: () => state } }, directory)
  return contentFacts.parse(JSON.parse(await readFile(path.join(directory, CONTENT_FACTS), 'utf8')))
}

it('says what each page and slice shows, of content only', async () => {
  const { pages, slices } = await factsOf()
  expect(pages).toEqual({
    '/news': { content: ['fair'], slices: ['menu-ww'] },
    '/404': { content: [], slices: [] },
  })
  expect(slices).toEqual({ 'menu-ww': ['menu'] })
})

it('names content, and tells versions of its fields apart', async () => {
  const { content } = await factsOf()
  expect(content.fair).toMatchObject({ site: 'ww', section: 'news', title: 'Fair' })
  expect(content.menu).toMatchObject({ title: 'Navigation', section: null })
  const other = await factsOf(nodes.map((each) => ({ ...each, body: '<p>B</p>' })))
  expect(other.content.fair?.fields.body).not.toBe(content.fair?.fields.body)
  expect(other.content.fair?.fields.title).toBe(content.fair?.fields.title)
})
