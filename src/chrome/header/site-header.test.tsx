import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../theme/testing/i18n'
import { initialLayout, openOverlay, scrollTo, useLayout } from '../overlays/layout-store'
import { SiteHeader, type SiteHeaderProps } from './site-header'

beforeEach(() => useLayout.setState(initialLayout))

const renderHeader = (props: Partial<SiteHeaderProps> = {}) =>
  renderOnSite(
    <SiteHeader
      start={<a href="/">Example</a>}
      menu={<p>Main menu</p>}
      locales={[]}
      variant="plain"
      onSearchPage={false}
      {...props}
    />,
  )
const header = () => screen.getByRole('banner')
const scroll = (...positions: number[]) => act(() => positions.forEach(scrollTo))

test('begins with a skip link to the content of the page', () => {
  renderHeader()
  const [first] = screen.getAllByRole('link')
  expect(first).toHaveAccessibleName('Skip to content')
  expect(first).toHaveAttribute('href', '#main')
})

// @R2.4.2
test('has logo, search, login, locale, contact and main menu, in this order', () => {
  renderHeader()
  const text = header().textContent
  const places = [
    'Example',
    'Search',
    'Login',
    'Change region and language',
    'Let’s talk',
    'Main menu',
  ].map((part) => text.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

// @R4.3
test('hides when scrolling down beyond 170 px, and comes back when scrolling up', () => {
  renderHeader()
  scroll(170)
  expect(header()).not.toHaveAttribute('data-hidden')
  scroll(171)
  expect(header()).toHaveAttribute('data-hidden')
  scroll(160)
  expect(header()).not.toHaveAttribute('data-hidden')
})

test('listens to the window', () => {
  renderHeader()
  act(() => {
    Object.assign(window, { scrollY: 400 })
    window.dispatchEvent(new Event('scroll'))
  })
  expect(header()).toHaveAttribute('data-hidden')
  Object.assign(window, { scrollY: 0 })
})

test('is dark while anything is open, and stays', () => {
  renderHeader()
  scroll(400)
  act(() => openOverlay('search'))
  expect(header()).toHaveAttribute('data-tone', 'dark')
  expect(header()).not.toHaveAttribute('data-hidden')
})

test('over a picture it is clear at the top only, and never while anything is open', () => {
  renderHeader({ variant: 'clear' })
  expect(header()).toHaveAttribute('data-clear')
  expect(header()).toHaveAttribute('data-tone', 'dark')
  scroll(10)
  expect(header()).not.toHaveAttribute('data-clear')
  expect(header()).not.toHaveAttribute('data-tone')
  scroll(0)
  act(() => openOverlay('userMenu'))
  expect(header()).not.toHaveAttribute('data-clear')
})

test('its search opens and closes', async () => {
  renderHeader()
  const search = screen.getByRole('button', { name: 'Search' })
  await userEvent.click(search)
  expect(search).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(search)
  expect(search).toHaveAttribute('aria-expanded', 'false')
})

test('its search does nothing on a search page', async () => {
  renderHeader({ onSearchPage: true })
  const search = screen.getByRole('button', { name: 'Search' })
  expect(search).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(search)
  expect(useLayout.getState().open).toBeNull()
})

test('"let’s talk" opens the contact form', async () => {
  renderHeader()
  await userEvent.click(screen.getByRole('button', { name: 'Let’s talk' }))
  expect(useLayout.getState().open).toBe('form')
})
