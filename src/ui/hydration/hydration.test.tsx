import { act, render } from '@testing-library/react'
import { markDrawn } from './hydration'
import { InTurn } from './in-turn'

const page = (
  <>
    <InTurn>{(root) => <header {...root}>Head</header>}</InTurn>
    <InTurn>
      {(root) => (
        <main {...root}>
          <InTurn>{(part) => <section {...part}>Part</section>}</InTurn>
        </main>
      )}
    </InTurn>
  </>
)
const sent = [
  '<!--$--><header data-static="">Head</header><!--/$-->',
  '<!--$--><main data-static=""><!--$--><section data-static="">Part</section><!--/$--></main><!--/$-->',
].join('')

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const isHydrated = () => document.documentElement.hasAttribute('data-hydrated')
const nextTurn = () => act(async () => jest.advanceTimersToNextTimer())

test('the document says when all parts of the page are hydrated, those within parts too', async () => {
  const container = document.createElement('div')
  container.id = '___gatsby'
  container.innerHTML = sent
  document.body.append(container)
  render(page, { container, hydrate: true })
  markDrawn()
  for (let parts = 3; parts > 0; parts -= 1) {
    expect(isHydrated()).toBe(false)
    await nextTurn()
  }
  expect(isHydrated()).toBe(true)
})
