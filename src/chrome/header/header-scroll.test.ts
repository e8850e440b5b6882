import { atTop, isScrolled, SCROLLED_THRESHOLD_PX, scrolledTo } from './header-scroll'

const LIMIT = 4000
const path = (...positions: number[]) =>
  positions.reduce((state, y) => scrolledTo(state, y, LIMIT), atTop)

test.each([
  ['at the threshold', [SCROLLED_THRESHOLD_PX], false],
  ['one pixel beyond it', [SCROLLED_THRESHOLD_PX + 1], true],
  ['on the way up', [900, 800], false],
  ['down again', [900, 800, 820], true],
  ['when the position did not change', [900, 800, 800], true],
  ['after a bounce above the top', [900, -40], true],
])('%s', (_, positions, expected) => {
  expect(isScrolled(path(...positions), false)).toBe(expected)
})

test('never while an overlay is open', () => {
  expect(isScrolled(path(900), true)).toBe(false)
})

test('a page that shrinks above what is looked at, and is moved by the browser, does not lead up', () => {
  const shrunk = scrolledTo(path(900), 800, LIMIT - 100)
  expect(isScrolled(shrunk, false)).toBe(true)
  expect(isScrolled(scrolledTo(shrunk, 700, LIMIT - 100), false)).toBe(false)
})
