import { breakpointOf, isFooterVisible, isMobile } from './window-state'

// @R4.8
test.each([
  [320, 'small'],
  [639, 'small'],
  [640, 'medium'],
  [1023, 'medium'],
  [1024, 'large'],
  [1279, 'large'],
  [1280, 'xlarge'],
  [1439, 'xlarge'],
  [1440, 'xxlarge'],
  [1639, 'xxlarge'],
  [1640, 'xxxlarge'],
  [1919, 'xxxlarge'],
  [1920, 'huge'],
  [3840, 'huge'],
])('a window of %d px is %s', (width, expected) => {
  expect(breakpointOf(width, 16)).toBe(expected)
})

test('larger letters get the layout of a smaller window, as in the style sheets', () => {
  expect(breakpointOf(1440, 24)).toBe('medium')
})

test('menus are those of small windows below 1024 px', () => {
  expect([1023, 1024].map((width) => isMobile(breakpointOf(width, 16)))).toEqual([true, false])
})

const WINDOW_HEIGHT = 800
const rect = (height: number): DOMRectReadOnly => {
  const box = { x: 0, y: 0, top: 0, left: 0, right: 1440, bottom: height, width: 1440, height }
  return { ...box, toJSON: () => box }
}
const sight = (height: number, seen: number) => ({
  boundingClientRect: rect(height),
  intersectionRect: rect(seen),
  rootBounds: rect(WINDOW_HEIGHT),
})

// @R9
test.each([
  ['out of view', 600, 0, false],
  ['less than a quarter of it in view', 600, 149, false],
  ['a quarter of it in view', 600, 150, true],
  ['higher than the window, taking less than a quarter of that', 4000, 199, false],
  ['higher than the window, taking a quarter of that', 4000, 200, true],
])('a footer %s', (_, height, seen, expected) => {
  expect(isFooterVisible(sight(height, seen))).toBe(expected)
})
