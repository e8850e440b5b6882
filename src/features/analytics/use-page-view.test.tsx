import { render } from '@testing-library/react'
import { usePageView } from './use-page-view'

const Page = ({ path }: { path: string }) => {
  usePageView(path, { routeName: 'products', pageType: 'products', locale: 'de_eu' })
  return null
}

beforeEach(() => {
  window.dataLayer = []
  jest.useFakeTimers()
  window.history.replaceState(null, '', '/de_eu/products?f=1')
  document.title = 'Produkte'
})
afterEach(() => jest.useRealTimers())

const view = {
  event: 'page-view',
  ...{ routeName: 'products', pageType: 'products', locale: 'de_eu' },
  ...{ url: 'http://localhost/de_eu/products?f=1', title: 'Produkte' },
}

test('a page is told 250 ms after it came, once, by the title that it has then', () => {
  document.title = 'The page before'
  const { rerender } = render(<Page path="/de_eu/products" />)
  document.title = 'Produkte'
  jest.advanceTimersByTime(249)
  expect(window.dataLayer).toEqual([])
  jest.advanceTimersByTime(1)
  expect(window.dataLayer).toEqual([view])
  rerender(<Page path="/de_eu/products" />)
  jest.advanceTimersByTime(1000)
  expect(window.dataLayer).toHaveLength(1)
})

test('the next page is another view', () => {
  const { rerender } = render(<Page path="/de_eu" />)
  jest.advanceTimersByTime(250)
  rerender(<Page path="/de_eu/products" />)
  jest.advanceTimersByTime(250)
  expect(window.dataLayer).toHaveLength(2)
})

test('a page that a visitor is led on from at once is none', () => {
  const { rerender } = render(<Page path="/de_eu" />)
  jest.advanceTimersByTime(100)
  rerender(<Page path="/de_eu/products" />)
  jest.advanceTimersByTime(250)
  expect(window.dataLayer).toEqual([view])
})
