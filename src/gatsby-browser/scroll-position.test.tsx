import { shouldUpdateScroll } from './scroll-position'

const at = (href: string, step?: 'PUSH') =>
  Object.assign(new URL(href, 'https://www.example.com'), step && { action: step })

/** Gatsby's call after a step, with the position that it has saved for the new address. */
const ask = (from: string | null, to: ReturnType<typeof at>, saved = 0) =>
  shouldUpdateScroll({
    prevRouterProps: from === null ? undefined : { location: at(from) },
    routerProps: { location: to },
    getSavedScrollPosition: () => [0, saved],
  })

const scrollTo = jest.fn()
beforeEach(() => Object.assign(window, { scrollTo }))
afterEach(() => scrollTo.mockClear())

test('another page is shown from its top, or from where the visitor was', () => {
  expect(ask('/products', at('/services', 'PUSH'))).toBe(true)
  expect(ask('/products', at('/services'), 700)).toBe(true)
})

test('a change of the query alone moves nobody', () => {
  expect(ask('/products', at('/products?materials[]=1', 'PUSH'))).toBe(false)
})

test('a place in a page is gone to when a link names it, and when the page is opened', () => {
  expect(ask('/products', at('/services/faq#prices', 'PUSH'), 700)).toBe(true)
  expect(ask(null, at('/services/faq#prices'), 700)).toBe(true)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('a step back leads to where the visitor was, whatever place the address names', () => {
  expect(ask('/products', at('/services/faq#prices'), 700)).toBe(false)
  expect(scrollTo).toHaveBeenCalledWith(0, 700)
  expect(ask('/products', at('/services/faq#prices'), 0)).toBe(true)
})

test('a link to a place on the same page is followed by the browser, and is no step back', () => {
  const here = Object.assign(at('/about-us/history#year-2011'), { key: 'initial' })
  expect(ask('/about-us/history', here, 400)).toBe(true)
  expect(scrollTo).not.toHaveBeenCalled()
})
