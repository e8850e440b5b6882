import { fireEvent, render, screen } from '@testing-library/react'
import { followLinks } from './links'
import { Link, LOADS_WHOLE_PAGE } from '../ui/controls/link'

const enqueue = jest.fn()
const navigate = jest.fn()
beforeAll(() => {
  window.___navigate = navigate
  Object.assign(window, { ___loader: { enqueue, loadPage: jest.fn(), loadPageSync: jest.fn() } })
  followLinks()
})
beforeEach(() => {
  jest.clearAllMocks()
  window.history.replaceState(null, '', '/products')
})

/** Whether the browser would have loaded the address itself. */
const click = (init: MouseEventInit = {}) => fireEvent.click(screen.getByRole('link'), init)

test('a page of the site is shown without another load', () => {
  render(
    <Link href="/services">
      <b>Services</b>
    </Link>,
  )
  expect(fireEvent.click(screen.getByText('Services'))).toBe(false)
  expect(navigate).toHaveBeenCalledWith('/services', { replace: false })
})

test('a link to where one is adds no step to go back to', () => {
  render(<Link href="/products">Products</Link>)
  click()
  expect(navigate).toHaveBeenCalledWith('/products', { replace: true })
})

test.each([
  ['with a key held', {}, { ctrlKey: true }],
  ['in another window', { target: '_blank' as const }, {}],
  ['to be kept as a file', { download: true }, {}],
  ['marked for a whole page', { [LOADS_WHOLE_PAGE]: '' }, {}],
  [
    'that something has dealt with',
    { onClick: (event: React.MouseEvent) => event.preventDefault() },
    {},
  ],
])('a link %s is left alone', (_name, attributes, init) => {
  render(
    <Link href="/services" {...attributes}>
      Services
    </Link>,
  )
  click(init)
  expect(navigate).not.toHaveBeenCalled()
})

test.each(['https://example.com/', 'mailto:a@example.com', '#main', '/media/a.pdf', '/api/x'])(
  '%s is left to the browser',
  (href) => {
    render(<Link href={href}>There</Link>)
    expect(click()).toBe(true)
    expect(navigate).not.toHaveBeenCalled()
  },
)

test('a link in HTML that is not hydrated is followed, although React stops clicks there', () => {
  render(
    <nav data-static="">
      <Link href="/services">Services</Link>
    </nav>,
  )
  document.body.addEventListener('click', (event) => event.stopPropagation(), {
    capture: true,
    once: true,
  })
  expect(click()).toBe(false)
  expect(navigate).toHaveBeenCalledWith('/services', { replace: false })
})

test('the page of a link is prefetched when the pointer or the focus comes to the link', () => {
  render(<Link href="/services">Services</Link>)
  fireEvent.pointerOver(screen.getByRole('link'))
  expect(enqueue).toHaveBeenCalledWith('/services')
  screen.getByRole('link').focus()
  expect(enqueue).toHaveBeenCalledTimes(2)
})
