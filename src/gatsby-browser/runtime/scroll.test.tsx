import { render, screen } from '@testing-library/react'
import type { RouterLocation } from './router'
import { ScrollContext } from './scroll'

const { origin, protocol, host, hostname, port } = window.location
const at = (href: string, step: Pick<RouterLocation, 'key' | 'action'>): RouterLocation => {
  const { pathname, search, hash } = new URL(href, origin)
  return {
    ...{ pathname, search, hash, href, origin, protocol, host, hostname, port, state: null },
    ...step,
  }
}

const products = at('/products', { key: '1' })
const product = at('/products/saws/arcus', { key: '2', action: 'PUSH' })
const Page = ({ location }: { location: RouterLocation }) => (
  <ScrollContext location={location} shouldUpdateScroll={() => true}>
    <h1>{location.pathname}</h1>
    <p id="data">Data</p>
  </ScrollContext>
)

const scrollTo = jest.fn<unknown, [number, number]>()
const stand = (y: number) => Object.assign(window, { scrollY: y })

beforeEach(() => {
  sessionStorage.clear()
  scrollTo.mockReset().mockImplementation((_, y) => void stand(y))
  Object.assign(window, { scrollTo })
  stand(0)
})

test('another page begins at its top, and a step back leads to where the visitor was', () => {
  const { rerender } = render(<Page location={products} />)
  stand(1200)
  // Before the browser has told that there was scrolling.
  rerender(<Page location={product} />)
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  rerender(<Page location={at('/products', { key: '1', action: 'POP' })} />)
  expect(scrollTo).toHaveBeenLastCalledWith(0, 1200)
})

test('where a visitor stands when the browser goes back is not where they were', () => {
  const { rerender } = render(<Page location={products} />)
  stand(1200)
  rerender(<Page location={product} />)
  // The browser has moved already to where it takes the other page to have been.
  stand(50)
  rerender(<Page location={at('/products', { key: '1', action: 'POP' })} />)
  rerender(<Page location={at('/products/saws/arcus', { key: '2', action: 'POP' })} />)
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
})

test('scrolling is written down in the next frame', async () => {
  render(<Page location={products} />)
  stand(400)
  window.dispatchEvent(new Event('scroll'))
  stand(420)
  window.dispatchEvent(new Event('scroll'))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(sessionStorage.getItem('@@scroll|/products|1')).toBe('420')
})

test('a place that the address names is shown', () => {
  const scrollIntoView = jest.fn()
  Object.assign(Element.prototype, { scrollIntoView })
  const { rerender } = render(<Page location={products} />)
  rerender(<Page location={at('/products/saws/arcus#data', { key: '2', action: 'PUSH' })} />)
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByText('Data')])
})
