import { render, screen } from '@testing-library/react'
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
