import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../theme/testing/i18n'
import { BranchesPage } from './branches-page'
import { forgetSiteData } from '../../features/site-data'
import { placesFile, servedGazetteer, threePlaces } from './testing/three-places'

const show = () =>
  renderOnSite(
    <BranchesPage
      trail={[{ label: 'Home', href: '/' }]}
      title="Branches"
      abstract={null}
      image={null}
      body={null}
      facts={[]}
      actions={[]}
      blocks={[]}
      places={threePlaces}
      map="/world.svg"
    />,
  )

const scrollIntoView = jest.fn()
const getCurrentPosition = jest.fn()

beforeEach(() => {
  Object.assign(window, { fetch: fetched })
  Object.assign(Element.prototype, { scrollIntoView })
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
  Object.assign(navigator, { geolocation: { getCurrentPosition } })
  window.history.replaceState(null, '', '/branches')
  jest.clearAllMocks()
  forgetSiteData()
})
afterEach(() => {
  jest.useRealTimers()
})

/** Noon on a Sunday in Salzburg. */
const onSunday = () =>
  jest.useFakeTimers({
    now: new Date('2026-11-22T11:00:00Z'),
    advanceTimers: true,
    doNotFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback', 'performance'],
  })
const fetched = jest.fn((address: string) =>
  address.startsWith('/gazetteer/')
    ? servedGazetteer(address)
    : Promise.resolve({ ok: true, json: () => Promise.resolve(placesFile) }),
)

const countries = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
const map = () => screen.getByRole('group', { name: 'Map' })
const markers = () => within(map()).getAllByRole('link')

test('a search narrows list and map, and the address says it', async () => {
  show()
  expect(markers()).toHaveLength(3)
  await userEvent.type(screen.getByRole('searchbox'), 'cordoba')
  expect(countries()).toEqual(['Argentina'])
  expect(markers()).toHaveLength(1)
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('1 place')
  expect(window.location.search).toBe('?q=cordoba')
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(countries()).toHaveLength(3)
  expect(window.location.search).toBe('')
})

test('a marker opens its place in the list, and the list lets it go again', async () => {
  show()
  const world = map().getAttribute('viewBox')
  await userEvent.click(within(map()).getByRole('link', { name: 'Acme Inc., Charlotte' }))
  const row = screen.getByRole('heading', { name: 'United States' }).closest('details')
  expect(row).toHaveAttribute('open')
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' })
  expect(map().getAttribute('viewBox')).not.toBe(world)
  await userEvent.click(screen.getByRole('heading', { name: 'United States' }))
  expect(row).not.toHaveAttribute('open')
  expect(map().getAttribute('viewBox')).toBe(world)
})

test('the map is one stop for the keyboard; arrows lead from place to place', async () => {
  show()
  expect(markers().filter((marker) => marker.getAttribute('tabindex') !== '-1')).toHaveLength(1)
  within(map())
    .getByRole('link', { name: /Charlotte/ })
    .focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(within(map()).getByRole('link', { name: /Córdoba/ })).toHaveFocus()
  expect(within(map()).getByRole('link', { current: true })).toHaveAccessibleName(/Córdoba/)
})

test('the nearest come first once the visitor has asked for it', async () => {
  getCurrentPosition.mockImplementation((found: (position: object) => void) =>
    found({ coords: { longitude: -80, latitude: 36 } }),
  )
  show()
  expect(getCurrentPosition).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Near me' }))
  // The search comes with the click.
  expect(await screen.findByText('114 km')).toBeInTheDocument()
  expect(countries()).toEqual(['United States', 'Austria', 'Italy', 'Argentina'])
  await userEvent.click(screen.getByRole('button', { name: 'Near me' }))
  expect(countries()).toEqual(['Argentina', 'Italy', 'United States'])
})

test('No position, or no form widget: a visitor who is not found is told so; the rest works on', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  getCurrentPosition.mockImplementation((_: unknown, fail: (error: object) => void) =>
    fail({ message: 'denied' }),
  )
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Near me' }))
  expect(await screen.findByText(/could not be determined/)).toBeInTheDocument()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('denied'))
  expect(countries()).toHaveLength(3)
  warn.mockRestore()
})

test('No position, or no form widget: a browser without positions is met with a warning, too', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  Reflect.deleteProperty(navigator, 'geolocation')
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Near me' }))
  expect(await screen.findByText(/could not be determined/)).toBeInTheDocument()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('no geolocation'))
  warn.mockRestore()
})

test('a town that no place is named after finds the nearest of all kinds, and who answers on a Sunday', async () => {
  onSunday()
  show()
  await userEvent.type(screen.getByRole('searchbox'), 'Munich')
  expect(await screen.findByText('Nearest to Munich, Germany')).toBeInTheDocument()
  await screen.findAllByText(/On call now, until 20:00/)
  expect(countries()).toEqual(['Austria', 'Italy', 'United States', 'Argentina'])
  expect(screen.getByText('116 km')).toBeInTheDocument()

  await userEvent.click(screen.getByRole('button', { name: 'Open or on call now' }))
  expect(countries()).toEqual(['Austria'])
  await userEvent.click(screen.getByRole('button', { name: 'Branches' }))
  expect(screen.getByText('No place matches your search.')).toBeInTheDocument()
})

test('a post code of several countries is that of the site first, and may be another', async () => {
  show()
  await userEvent.type(screen.getByRole('searchbox'), '80331')
  await screen.findByText(/^Nearest to 80331, /)
  await userEvent.click(screen.getByRole('button', { name: '80331, Germany' }))
  expect(screen.getByText('Nearest to 80331, Germany')).toBeInTheDocument()
  expect(countries()[0]).toBe('Austria')
})
