import { act, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import type { GatsbyLoader } from '../loader'
import type { PageResources } from '../runtime/loader'

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

/** A visit that begins with an address, and the page that it begins with. */
async function begin(address = '/story') {
  jest.resetModules()
  window.history.replaceState(null, '', address)
  const { ProdLoader, publicLoader } = await import('../runtime/loader')
  const { restFirstPage } = await import('./rest-first-page')
  const { resting } = await import('./resting')
  new ProdLoader({ components: { story: importStory } })
  const { loadPage } = publicLoader
  const loader: GatsbyLoader = {
    ...publicLoader,
    loadPage: async (path) => {
      const loaded = await loadPage(path)
      return 'page' in loaded ? loaded : undefined
    },
  }
  await restFirstPage(loader)
  const first = await loader.loadPage(address)
  return { loader, resting, first }
}

const isWhole = (loaded: object | undefined): loaded is PageResources =>
  loaded !== undefined && 'component' in loaded

function componentOf(loaded: object | undefined) {
  if (!isWhole(loaded)) throw new Error('The page should have a component.')
  return loaded.component.default
}

beforeEach(() => {
  jest.useFakeTimers()
  files = {
    '/page-data/app-data.json': { webpackCompilationHash: 'a1' },
    '/page-data/story/context.json': page('/story', { pageContext: { site: 'ww' } }),
    '/page-data/story/page-data.json': page('/story'),
    '/page-data/other/page-data.json': page('/other'),
  }
  asked.mockClear()
  importStory.mockClear()
  Object.assign(window, { fetch: asked })
})
afterEach(() => jest.useRealTimers())

test('neither code nor data of its content are fetched before there is a visitor', async () => {
  const { loader, resting, first } = await begin()
  expect(addresses()).toEqual(['/page-data/story/context.json', '/page-data/app-data.json'])
  expect(importStory).not.toHaveBeenCalled()
  expect(first).toMatchObject({
    json: { pageContext: { site: 'ww' } },
    page: { path: '/story', webpackCompilationHash: 'a1' },
  })
  expect(loader.loadPageSync('/story#place')).toBe(first)
  expect(resting.path).toBe('/story')
})

test('awake it is rendered as what it was handed out as, with its data', async () => {
  const { loader, resting, first } = await begin()
  const waking = resting.wake?.()
  await jest.advanceTimersByTimeAsync(1000)
  expect(importStory).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pointermove'))
  await act(() => jest.advanceTimersByTimeAsync(1000))
  await waking
  const awake = loader.loadPageSync('/story')
  expect(awake).toMatchObject({ json: { data: 'Of /story' } })
  expect(componentOf(awake)).toBe(componentOf(first))
  render(createElement(componentOf(awake)))
  expect(screen.getByText('Of /story')).toBeInTheDocument()
})

test.each(['/story?ref=mail', '/story#place'])('%s says more, and wakes it at once', async (to) => {
  const { resting } = await begin(to)
  const waking = resting.wake?.()
  await jest.advanceTimersByTimeAsync(0)
  await waking
  expect(importStory).toHaveBeenCalled()
})

test('all of it is laid out when the browser is idle, a part after the other', async () => {
  document.body.innerHTML = `<main><section>head</section><section data-static>body</section></main>
    <footer data-static>end</footer>`
  const laidOut = () =>
    [...document.querySelectorAll<HTMLElement>('section, footer')]
      .filter(({ style }) => style.contentVisibility === 'visible')
      .map(({ textContent }) => textContent)
  const { resting } = await begin()
  void resting.wake?.()
  expect(laidOut()).toEqual([])
  await jest.advanceTimersToNextTimerAsync()
  expect(laidOut()).toEqual(['body'])
  await jest.advanceTimersByTimeAsync(1000)
  expect(laidOut()).toEqual(['body', 'end'])
})

test('who comes back to a page that was left asleep finds the whole page', async () => {
  const { loader } = await begin()
  await loader.loadPage('/other')
  expect(loader.loadPageSync('/other')).toBeDefined()
  expect(loader.loadPageSync('/story')).toBeUndefined()
  await expect(loader.loadPage('/story')).resolves.toMatchObject({ json: { data: 'Of /story' } })
  expect(loader.loadPageSync('/story')).toMatchObject({ json: { data: 'Of /story' } })
})

test('what leads to the page itself fetches nothing ahead of it', async () => {
  const { loader } = await begin()
  asked.mockClear()
  loader.enqueue('/story')
  await jest.advanceTimersByTimeAsync(1000)
  expect(asked).not.toHaveBeenCalled()
  loader.enqueue('/other')
  await jest.advanceTimersByTimeAsync(1000)
  expect(asked).toHaveBeenCalled()
})

test.each([
  ['the site', () => (files['/page-data/app-data.json'] = { webpackCompilationHash: 'b2' })],
  ['the page, which is gone', () => (files['/page-data/story/page-data.json'] = page('/404.html'))],
])('it does not wake in another version of %s', async (_, publish) => {
  // Nothing would keep the page from being reloaded again and again, so it is not.
  jest.spyOn(Storage.prototype, 'getItem').mockReturnValue(String(Date.now()))
  const { loader, resting, first } = await begin('/story#place')
  publish()
  const woken = jest.fn()
  void resting.wake?.().then(woken)
  await jest.advanceTimersByTimeAsync(1000)
  expect(woken).not.toHaveBeenCalled()
  expect(loader.loadPageSync('/story')).toBe(first)
})

test('where what it knows of itself is not to be had, it does not rest', async () => {
  delete files['/page-data/story/context.json']
  const { resting, first } = await begin()
  expect(first).toMatchObject({ json: { data: 'Of /story' } })
  expect(resting.wake).toBeUndefined()
})
