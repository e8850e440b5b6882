import { act, render } from '@testing-library/react'
import { markInitialRender } from './queue'
import { Hydrate } from './hydrate'

const page = (
  <>
    <Hydrate when="now">{(root) => <header {...root}>Head</header>}</Hydrate>
    <Hydrate when="now">
      {(root) => (
        <main {...root}>
          <Hydrate when="now">{(part) => <section {...part}>Part</section>}</Hydrate>
        </main>
      )}
    </Hydrate>
  </>
)
const sent = [
  '<!--$--><header data-static="">Head</header><!--/$-->',
  '<!--$--><main data-static=""><!--$--><section data-static="">Part</section><!--/$--></main><!--/$-->',
].join('')

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const isHydrated = () => document.documentElement.hasAttribute('data-hydrated')
const hydrateNext = () => act(() => jest.advanceTimersToNextTimerAsync())

test('the document says when all parts of the page are hydrated, those within parts too', async () => {
  const container = document.createElement('div')
  container.id = '___gatsby'
  container.innerHTML = sent
  document.body.append(container)
  render(page, { container, hydrate: true })
  markInitialRender()
  for (let parts = 3; parts > 0; parts -= 1) {
    expect(isHydrated()).toBe(false)
    await hydrateNext()
  }
  expect(isHydrated()).toBe(true)
})
