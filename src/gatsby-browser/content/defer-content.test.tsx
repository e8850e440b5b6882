import { render, screen } from '@testing-library/react'
import { createElement } from 'react'
import type { GatsbyLoader } from '../loader'
import { ProdLoader, publicLoader, type PageResources } from '../runtime/loader'
import { firstContent } from './content'
import { deferContent } from './defer-content'

/** The files of a build, by their addresses; all others are missing. */
let files: Record<string, unknown>
const asked = jest.fn((address: string) =>
  Promise.resolve(
    address in files
      ? { ok: true, status: 200, json: () => Promise.resolve(files[address]) }
      : { ok: false, status: 404 },
  ),
)
const Story = ({ data }: { data?: string }) => <p>{data}</p>
const importStory = jest.fn(() => Promise.resolve({ default: Story }))

const page = (path: string, result: object = { data: `Of ${path}`, pageContext: {} }) => ({
  path,
  componentChunkName: 'story',
  result,
})
const addresses = () => asked.mock.calls.map(([address]) => address)

/** Each test has its own page, because the loader fetches a page once. */
let count = 0
let story: string

/** A visit that begins with the page. */
async function begin() {
  new ProdLoader({ components: { story: importStory } })
  const { loadPage } = publicLoader
  const loader: GatsbyLoader = {
    ...publicLoader,
    loadPage: async (path) => {
      const loaded = await loadPage(path)
      return 'page' in loaded ? loaded : undefined
    },
  }
  window.history.replaceState(null, '', story)
  await deferContent(loader)
  return { loader, first: await loader.loadPage(story) }
}

const isWhole = (loaded: object | undefined): loaded is PageResources =>
  loaded !== undefined && 'component' in loaded

function componentOf(loaded: object | undefined) {
  if (!isWhole(loaded)) throw new Error('The page should have a component.')
  return loaded.component.default
}

beforeEach(() => {
  story = `/story-${++count}`
  files = {
    '/page-data/app-data.json': { webpackCompilationHash: 'a1' },
    [`/page-data${story}/context.json`]: page(story, { pageContext: { site: 'ww' } }),
    [`/page-data${story}/page-data.json`]: page(story),
    '/page-data/other/page-data.json': page('/other'),
  }
  asked.mockClear()
  importStory.mockClear()
  Object.assign(window, { fetch: asked })
})

test('neither code nor data of its content are fetched before they are asked for', async () => {
  const { loader, first } = await begin()
  expect(addresses()).toEqual([`/page-data${story}/context.json`, '/page-data/app-data.json'])
  expect(importStory).not.toHaveBeenCalled()
  expect(first).toMatchObject({
    json: { pageContext: { site: 'ww' } },
    page: { path: story, webpackCompilationHash: 'a1' },
  })
  expect(loader.loadPageSync(`${story}#place`)).toBe(first)
  expect(firstContent.path).toBe(story)
})

test('when they are here the page is rendered with them at once', async () => {
  const { first } = await begin()
  await firstContent.load?.()
  render(createElement(componentOf(first)))
  expect(screen.getByText(`Of ${story}`)).toBeInTheDocument()
})

test('a step back to the page before they are here waits for them', async () => {
  const { loader } = await begin()
  await loader.loadPage('/other')
  expect(loader.loadPageSync('/other')).toBeDefined()
  expect(loader.loadPageSync(story)).toBeUndefined()
  const page = await loader.loadPage(story)
  expect(loader.loadPageSync(story)).toBe(page)
  render(createElement(componentOf(page)))
  expect(screen.getByText(`Of ${story}`)).toBeInTheDocument()
})

test('a link to the page itself prefetches nothing', async () => {
  jest.useFakeTimers()
  const { loader } = await begin()
  asked.mockClear()
  loader.enqueue(story)
  await jest.advanceTimersByTimeAsync(1000)
  expect(asked).not.toHaveBeenCalled()
  loader.enqueue('/elsewhere')
  await jest.advanceTimersByTimeAsync(1000)
  expect(asked).toHaveBeenCalled()
  jest.useRealTimers()
})

test.each([
  ['the site', () => (files['/page-data/app-data.json'] = { webpackCompilationHash: 'b2' })],
  [
    'the page, which is gone',
    () => (files[`/page-data${story}/page-data.json`] = page('/404.html')),
  ],
])('content of another version of %s is a chunk failure', async (_, publish) => {
  await begin()
  publish()
  await expect(firstContent.load?.()).rejects.toMatchObject({ name: 'ChunkLoadError' })
})

test('where what the page knows of itself cannot be had, it is whole', async () => {
  files[`/page-data${story}/context.json`] = null
  const { first } = await begin()
  expect(first).toMatchObject({ json: { data: `Of ${story}` } })
  expect(firstContent.path).not.toBe(story)
})
