import {
  arrived,
  chooseLevel1,
  closeOverlay,
  initialLayout,
  openOverlay,
  pageChanged,
  scrollTo,
  showSitemap,
  toggleOverlay,
  useLayout,
  windowSized,
} from './layout-store'

beforeEach(() => useLayout.setState(initialLayout))
const state = () => useLayout.getState()

test('an overlay is toggled', () => {
  toggleOverlay('search')
  expect(state().open).toBe('search')
  toggleOverlay('search')
  expect(state().open).toBeNull()
})

test('one item of the main menu is chosen at a time', () => {
  openOverlay('mainMenu')
  chooseLevel1('products')
  chooseLevel1('services')
  expect(state()).toMatchObject({ open: 'mainMenu', level1: 'services' })
})

test.each([
  ['it closes', () => closeOverlay('mainMenu')],
  ['another overlay opens', () => openOverlay('search')],
  ['the page changes', pageChanged],
])('the main menu forgets its choice when %s', (_, act) => {
  openOverlay('mainMenu')
  chooseLevel1('products')
  act()
  expect(state()).toMatchObject({ level1: null })
})

// @R4.2
test('a page change closes overlays, also the one underneath, and the sitemap', () => {
  openOverlay('form')
  openOverlay('mainMenu')
  showSitemap(true)
  pageChanged()
  expect(state()).toMatchObject({ open: null, covered: null, sitemapOpen: false })
})

// @R3.10
test('scrolling is remembered with its direction, until another page is there', () => {
  scrollTo(300, 4000)
  scrollTo(200, 4000)
  expect(state().scroll).toEqual({ y: 200, direction: 'up', limit: 4000 })
  pageChanged()
  expect(state().scroll).toEqual(initialLayout.scroll)
})

test('another size of the window is no scrolling', () => {
  scrollTo(300, 4000)
  scrollTo(200, 4000)
  windowSized('large', 5000)
  expect(state()).toMatchObject({
    breakpoint: 'large',
    scroll: { y: 200, direction: 'up', limit: 5000 },
  })
})

test('a jump to an anchor of another page is no scrolling down; scrolling after it counts', () => {
  scrollTo(300, 4000)
  pageChanged()
  scrollTo(2200, 7000)
  arrived()
  expect(state().scroll).toEqual({ y: 2200, direction: 'up', limit: 7000 })
  scrollTo(2100, 7000)
  expect(state().scroll.direction).toBe('up')
  scrollTo(2200, 7000)
  expect(state().scroll.direction).toBe('down')
})
