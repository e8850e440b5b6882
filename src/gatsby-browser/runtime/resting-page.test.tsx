import { render, screen } from '@testing-library/react'
import { createElement } from 'react'

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

/** The loader as a page begins with it. */
async function begin() {
  jest.resetModules()
  const { ProdLoader, publicLoader, wakingOf } = await import('./loader')
  new ProdLoader({ components: { story: importStory } })
  return { ...publicLoader, wakingOf }
}

const page = (path: string, result: object = { data: `Of ${path}`, pageContext: {} }) => ({
  path,
  componentChunkName: 'story',
  result,
})
const addresses = () => asked.mock.calls.map(([address]) => address)

beforeEach(() => {
  files = {
    '/page-data/app-data.json': { webpackCompilationHash: 'a1' },
    '/page-data/story/context.json': page('/story', { pageContext: { site: 'ww' } }),
    '/page-data/story/page-data.json': page('/story'),
    '/page-data/other/page-data.json': page('/other'),
  }
  document.documentElement.setAttribute('data-rests', '')
  asked.mockClear()
  importStory.mockClear()
  Object.assign(window, { fetch: asked })
})
afterEach(() => {
  delete window.previewToken
  document.documentElement.removeAttribute('data-rests')
})

test('of a page that rests neither code nor data of its content are fetched', async () => {
  const { loadPage, loadPageSync, wakingOf } = await begin()
  const asleep = await loadPage('/story')
  expect(addresses()).toEqual(['/page-data/story/context.json', '/page-data/app-data.json'])
  expect(importStory).not.toHaveBeenCalled()
  expect(asleep).toMatchObject({
    json: { pageContext: { site: 'ww' } },
    page: { path: '/story', webpackCompilationHash: 'a1' },
  })
  expect(loadPageSync('/story#place')).toBe(asleep)
  expect(wakingOf('/other')).toBeUndefined()
})

test('when it wakes it is rendered as what it was handed out as, with its data', async () => {
  const { loadPage, loadPageSync, wakingOf } = await begin()
  const asleep = await loadPage('/story')
  await wakingOf('/story')?.()
  const awake = loadPageSync('/story')
  expect(awake?.json).toMatchObject({ data: 'Of /story' })
  expect(asleep).toMatchObject({ component: awake?.component })
  if (!awake) throw new Error('The page should be there.')
  render(createElement(awake.component.default))
  expect(screen.getByText('Of /story')).toBeInTheDocument()
})

test('who comes back to a page that was left asleep finds the whole page', async () => {
  const { loadPage, loadPageSync } = await begin()
  await loadPage('/story')
  await loadPage('/other')
  expect(loadPageSync('/other')).toBeDefined()
  expect(loadPageSync('/story')).toBeUndefined()
  await expect(loadPage('/story')).resolves.toMatchObject({ json: { data: 'Of /story' } })
  expect(loadPageSync('/story')).toMatchObject({ json: { data: 'Of /story' } })
})

test('what leads to the page itself fetches nothing ahead of it', async () => {
  const { loadPage, enqueue } = await begin()
  await loadPage('/story')
  asked.mockClear()
  enqueue('/story')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(asked).not.toHaveBeenCalled()
})

test.each([
  ['the site', () => (files['/page-data/app-data.json'] = { webpackCompilationHash: 'b2' })],
  ['the page, which is gone', () => (files['/page-data/story/page-data.json'] = page('/404.html'))],
])('a page does not wake in another version of %s', async (_, publish) => {
  const { loadPage, loadPageSync, wakingOf } = await begin()
  const asleep = await loadPage('/story')
  publish()
  await expect(wakingOf('/story')?.()).rejects.toMatchObject({ name: 'ChunkLoadError' })
  expect(loadPageSync('/story')).toBe(asleep)
})

test('only the first page rests, and where it is sent as such', async () => {
  const { loadPage } = await begin()
  await loadPage('/story')
  await expect(loadPage('/other')).resolves.toMatchObject({ json: { data: 'Of /other' } })
  document.documentElement.removeAttribute('data-rests')
  const { loadPage: loadWhole, wakingOf } = await begin()
  await expect(loadWhole('/story')).resolves.toMatchObject({ json: { data: 'Of /story' } })
  expect(wakingOf('/story')).toBeUndefined()
})

test('a preview has the whole page at once, and so has a page of which no context is there', async () => {
  window.previewToken = 'secret'
  const preview = await begin()
  await expect(preview.loadPage('/story')).resolves.toMatchObject({ json: { data: 'Of /story' } })
  delete window.previewToken
  delete files['/page-data/story/context.json']
  const { loadPage } = await begin()
  await expect(loadPage('/story')).resolves.toMatchObject({ json: { data: 'Of /story' } })
})
