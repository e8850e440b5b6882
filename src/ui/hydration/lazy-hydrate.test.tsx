import { act, fireEvent, render, screen } from '@testing-library/react'
import { markInitialRender } from './hydration-queue'
import { LazyHydrate } from './lazy-hydrate'

const Part = ({ when }: { when: boolean }) => (
  <LazyHydrate when={when} className="part">
    <a href="/products">Products</a>
  </LazyHydrate>
)

/** The HTML that the server has sent, which the script is about to hydrate. */
const sent = () => {
  const page = document.createElement('div')
  page.id = '___gatsby'
  page.innerHTML = '<div class="part"><a href="/products">Products</a></div>'
  document.body.append(page)
  return { page, link: page.querySelector('a') }
}
const link = () => screen.getByRole('link', { name: 'Products' })

afterEach(() => document.body.replaceChildren())

test('leaves the HTML of the server alone until a visitor shows interest', () => {
  const { page, link: original } = sent()
  const { rerender } = render(<Part when={false} />, { container: page, hydrate: true })
  expect(link()).toBe(original)
  rerender(<Part when={false} />)
  expect(link()).toBe(original)
  rerender(<Part when />)
  expect(link()).not.toBe(original)
})

test('once hydrated it stays so', () => {
  const { page } = sent()
  const { rerender } = render(<Part when={false} />, { container: page, hydrate: true })
  rerender(<Part when />)
  const rendered = link()
  rerender(<Part when={false} />)
  expect(link()).toBe(rendered)
})

test('what has the focus keeps it', () => {
  const { page, link: original } = sent()
  const { rerender } = render(<Part when={false} />, { container: page, hydrate: true })
  original?.focus()
  rerender(<Part when />)
  expect(link()).not.toBe(original)
  expect(link()).toHaveFocus()
})

const Menu = ({ when, onAsk }: { when: boolean; onAsk: () => void }) => (
  <LazyHydrate when={when}>
    <details>
      <summary>Services</summary>
    </details>
    <details>
      <summary>Products</summary>
    </details>
    <button type="button" onClick={onAsk}>
      Ask
    </button>
  </LazyHydrate>
)

/** Hydrates a menu that the server has sent. */
function hydrateMenu() {
  const onAsk = jest.fn()
  const page = document.createElement('div')
  page.id = '___gatsby'
  page.innerHTML =
    '<div data-static=""><details><summary>Services</summary></details>' +
    '<details><summary>Products</summary></details><button type="button">Ask</button></div>'
  document.body.append(page)
  const { rerender } = render(<Menu when={false} onAsk={onAsk} />, {
    container: page,
    hydrate: true,
  })
  return { onAsk, wake: () => rerender(<Menu when onAsk={onAsk} />) }
}
const ask = () => screen.getByRole('button', { name: 'Ask' })
const productsMenu = () => screen.getByText('Products').closest('details')

test('what the browser has opened alone is open', () => {
  const { wake } = hydrateMenu()
  screen.getByText('Products').click()
  expect(productsMenu()).toHaveAttribute('open')
  wake()
  expect(productsMenu()).toHaveAttribute('open')
  expect(screen.getByText('Services').closest('details')).not.toHaveAttribute('open')
})

test('a click that nothing has heard is heard', () => {
  const { wake, onAsk } = hydrateMenu()
  window.earlyClicks = new Set([ask()])
  wake()
  expect(onAsk).toHaveBeenCalledTimes(1)
  expect(window.earlyClicks.size).toBe(0)
})

test('nothing is taken away between a press and its click', () => {
  jest.useFakeTimers()
  const { wake } = hydrateMenu()
  const pressed = ask()
  fireEvent.pointerDown(pressed)
  wake()
  fireEvent.pointerUp(pressed)
  expect(ask()).toBe(pressed)
  fireEvent.click(pressed)
  act(() => jest.runAllTimers())
  expect(ask()).not.toBe(pressed)
  jest.useRealTimers()
})

test('a press without a click ends, too', () => {
  jest.useFakeTimers()
  const { wake } = hydrateMenu()
  const pressed = ask()
  fireEvent.pointerDown(pressed)
  wake()
  fireEvent.pointerCancel(pressed)
  act(() => jest.runAllTimers())
  expect(ask()).not.toBe(pressed)
  jest.useRealTimers()
})

test('renders at once where there is no HTML of the server', () => {
  render(<Part when={false} />)
  expect(link()).toBeVisible()
})

test('renders at once what comes with a later page', () => {
  sent()
  markInitialRender()
  render(<Part when={false} />)
  expect(screen.getAllByRole('link', { name: 'Products' })).toHaveLength(2)
})
