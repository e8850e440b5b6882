import { act, render, screen } from '@testing-library/react'
import { useState, type ReactElement } from 'react'
import { Hydrate, PageIslands, type HydrateRootProps } from './hydrate'
import { markInitialRender } from './queue'

function Counter({ name, root }: { name: string; root: HydrateRootProps }) {
  const [count, setCount] = useState(0)
  return (
    <button {...root} type="button" onClick={() => setCount(count + 1)}>
      {`${name} ${count}`}
    </button>
  )
}

const page = (
  <>
    <Hydrate when="now">{(root) => <Counter name="First" root={root} />}</Hydrate>
    <Hydrate when="now">{(root) => <Counter name="Second" root={root} />}</Hydrate>
  </>
)
/** An island as the server sends it, with the comments that mark a Suspense boundary. */
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

test('hydrates one island after the other, and keeps their elements', async () => {
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
  <Hydrate when="now">
    {(root) => <input {...root} aria-label="Version" className={asked} readOnly />}
  </Hydrate>
)

test('shows what has changed while an island waited', async () => {
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

test('on interaction: HTML until the first sign of a visitor', async () => {
  const load = jest.fn(() => Promise.resolve())
  hydrate(
    <Hydrate when="interaction" load={load}>
      {(root) => <Counter name="Menu" root={root} />}
    </Hydrate>,
    sent('Menu'),
  )
  const menu = button(/Menu/)
  await act(() => jest.runAllTimersAsync())
  expect(menu).toHaveAttribute('data-static')
  expect(load).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pointermove'))
  await act(() => jest.runAllTimersAsync())
  expect(load).toHaveBeenCalledTimes(1)
  expect(menu).not.toHaveAttribute('data-static')
  act(() => menu.click())
  expect(button(/Menu/)).toBe(menu)
  expect(menu).toHaveTextContent('Menu 1')
})

test('the page is not hydrated before an island whose code is on its way, unless that waits for a visitor', async () => {
  let arrive: (() => void) | undefined
  const load = () => new Promise<void>((resolve) => (arrive = resolve))
  hydrate(
    <>
      <Hydrate when="now" load={load}>
        {(root) => <Counter name="Lazy" root={root} />}
      </Hydrate>
      <Hydrate when="interaction" load={() => new Promise(() => undefined)}>
        {(root) => <Counter name="Menu" root={root} />}
      </Hydrate>
    </>,
    sent('Lazy') + sent('Menu'),
  )
  act(() => markInitialRender())
  await act(() => jest.runAllTimersAsync())
  expect(document.documentElement).not.toHaveAttribute('data-hydrated')
  await act(async () => arrive?.())
  await hydrateNext()
  expect(document.documentElement).toHaveAttribute('data-hydrated')
  act(() => button(/Lazy/).click())
  expect(button(/Lazy/)).toHaveTextContent('Lazy 1')
})

const pageOf = (fromTop: boolean, parts = ['Overview', 'Versions', 'Documents']) => (
  <PageIslands fromTop={fromTop}>
    <h1>Arcus</h1>
    {parts.map((name) => (
      <Hydrate key={name} when="now">
        {(root) => (
          <section {...root}>
            <h2>{name}</h2>
            <Hydrate when="now">{(inner) => <h3 {...inner}>{`${name} in detail`}</h3>}</Hydrate>
          </section>
        )}
      </Hydrate>
    ))}
  </PageIslands>
)
const shown = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
const whole = (name: string) => [name, `${name} in detail`]

test('the top of a page that a link has led to comes first, its other islands one by one', async () => {
  render(pageOf(true))
  expect(shown()).toEqual(['Arcus', ...whole('Overview')])
  await hydrateNext()
  expect(shown()).toEqual(['Arcus', ...whole('Overview'), ...whole('Versions')])
  await hydrateNext()
  expect(shown()).toEqual(['Arcus', ...['Overview', 'Versions', 'Documents'].flatMap(whole)])
})

test('an island that comes to the page later is there at once', async () => {
  const { rerender } = render(pageOf(true, ['Overview']))
  await hydrateNext()
  rerender(pageOf(true, ['Overview', 'Versions']))
  expect(shown()).toEqual(['Arcus', ...whole('Overview'), ...whole('Versions')])
})

test('a step back shows the whole page at once', () => {
  render(pageOf(false))
  expect(shown()).toEqual(['Arcus', ...['Overview', 'Versions', 'Documents'].flatMap(whole)])
})
