import { render, screen } from '@testing-library/react'
import { markDrawn } from './hydration'
import { StaticUntil } from './static-until'

const Part = ({ wanted }: { wanted: boolean }) => (
  <StaticUntil wanted={wanted} className="part">
    <a href="/products">Products</a>
  </StaticUntil>
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

test('leaves the HTML of the server alone until it is wanted', () => {
  const { page, link: original } = sent()
  const { rerender } = render(<Part wanted={false} />, { container: page, hydrate: true })
  expect(link()).toBe(original)
  rerender(<Part wanted={false} />)
  expect(link()).toBe(original)
  rerender(<Part wanted />)
  expect(link()).not.toBe(original)
})

test('once wanted it stays so', () => {
  const { page } = sent()
  const { rerender } = render(<Part wanted={false} />, { container: page, hydrate: true })
  rerender(<Part wanted />)
  const woken = link()
  rerender(<Part wanted={false} />)
  expect(link()).toBe(woken)
})

test('what has the focus keeps it', () => {
  const { page, link: original } = sent()
  const { rerender } = render(<Part wanted={false} />, { container: page, hydrate: true })
  original?.focus()
  rerender(<Part wanted />)
  expect(link()).not.toBe(original)
  expect(link()).toHaveFocus()
})

test('draws at once where there is no HTML of the server', () => {
  render(<Part wanted={false} />)
  expect(link()).toBeVisible()
})

test('draws at once what comes with a later page', () => {
  sent()
  markDrawn()
  render(<Part wanted={false} />)
  expect(screen.getAllByRole('link', { name: 'Products' })).toHaveLength(2)
})
