import { act, render, screen } from '@testing-library/react'
import { useState, type ReactElement } from 'react'
import { DeferredHydration, type HydrationRootProps } from './deferred-hydration'
import { markInitialRender } from './hydration-queue'

function Counter({ name, root }: { name: string; root: HydrationRootProps }) {
  const [count, setCount] = useState(0)
  return (
    <button {...root} type="button" onClick={() => setCount(count + 1)}>
      {`${name} ${count}`}
    </button>
  )
}

const page = (
  <>
    <DeferredHydration>{(root) => <Counter name="First" root={root} />}</DeferredHydration>
    <DeferredHydration>{(root) => <Counter name="Second" root={root} />}</DeferredHydration>
  </>
)
/** A part as the server sends it, with the comments that mark a Suspense boundary. */
const sent = (name: string) =>
  `<!--$--><button data-static="" type="button">${name} 0</button><!--/$-->`
const button = (name: RegExp) => screen.getByRole('button', { name })

function hydrate(element: ReactElement, html: string) {
  const container = document.createElement('div')
  container.id = '___gatsby'
  container.innerHTML = html
  document.body.append(container)
  return render(element, { container, hydrate: true })
}

const hydrateNext = () => act(() => jest.advanceTimersToNextTimerAsync())

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  act(() => jest.runAllTimers())
  jest.useRealTimers()
  document.body.replaceChildren()
})

test('hydrates one part after the other, and keeps their elements', async () => {
  hydrate(page, sent('First') + sent('Second'))
  const [first, second] = [button(/First/), button(/Second/)]

  act(() => first.click())
  expect(first).toHaveTextContent('First 0')
  await hydrateNext()
  act(() => first.click())
  act(() => second.click())
  expect(first).toHaveTextContent('First 1')
  expect(second).toHaveTextContent('Second 0')
  await hydrateNext()
  act(() => second.click())
  expect(second).toHaveTextContent('Second 1')
  expect([button(/First/), button(/Second/)]).toEqual([first, second])
})

const version = (asked: string) => (
  <DeferredHydration>
    {(root) => <input {...root} aria-label="Version" className={asked} readOnly />}
  </DeferredHydration>
)

test('shows what has changed while a part waited', async () => {
  const { rerender } = hydrate(
    version('default'),
    '<!--$--><input data-static="" aria-label="Version" class="default" readonly=""/><!--/$-->',
  )
  const field = screen.getByRole('textbox', { name: 'Version' })
  rerender(version('address'))
  expect(field).toHaveClass('default')
  await hydrateNext()
  expect(screen.getByRole('textbox', { name: 'Version' })).toBe(field)
  expect(field).toHaveClass('address')
})

test('renders at once where there is no HTML of the server', () => {
  render(page)
  act(() => button(/Second/).click())
  expect(button(/Second/)).toHaveTextContent('Second 1')
})

test('the page is not hydrated before a part whose code is on its way', async () => {
  let arrive: (() => void) | undefined
  const load = () => new Promise<void>((resolve) => (arrive = resolve))
  hydrate(
    <DeferredHydration load={load}>
      {(root) => <Counter name="Rare" root={root} />}
    </DeferredHydration>,
    sent('Rare'),
  )
  act(() => markInitialRender())
  await act(() => jest.runAllTimersAsync())
  expect(document.documentElement).not.toHaveAttribute('data-hydrated')
  await act(async () => arrive?.())
  await hydrateNext()
  expect(document.documentElement).toHaveAttribute('data-hydrated')
  act(() => button(/Rare/).click())
  expect(button(/Rare/)).toHaveTextContent('Rare 1')
})
