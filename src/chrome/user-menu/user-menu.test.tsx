import { createEvent, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../theme/testing/i18n'
import { initialLayout, useLayout } from '../overlays/layout-store'
import type { LoginUrls } from '../view-models'
import { UserMenu } from './user-menu'

beforeEach(() => useLayout.setState(initialLayout))

const openMenu = async (logins?: LoginUrls) => {
  const { container } = renderOnSite(<UserMenu logins={logins} />)
  const summary = container.querySelector('summary')
  if (summary) await userEvent.click(summary)
}

// @R2.4.8
test('offers three logins, each named by who logs in', async () => {
  await openMenu()
  const menu = screen.getByRole('group', { name: 'Login' })
  expect(menu).toBeVisible()
  const names = within(menu)
    .getAllByRole('link')
    .map((link) => link.textContent)
  expect(names).toEqual(['Login Customers', 'Login Sales', 'Login Employees'])
})

test('a placeholder leads nowhere, and leaves the address alone', async () => {
  await openMenu()
  const before = window.location.href
  await userEvent.click(screen.getByRole('link', { name: 'Login Sales' }))
  expect(window.location.href).toBe(before)
  expect(useLayout.getState().open).toBe('userMenu')
})

test('a login leads where the content says; the others stay placeholders', async () => {
  await openMenu({ customers: 'https://portal.example.com', employees: '/pages/intranet' })
  const hrefs = within(screen.getByRole('group', { name: 'Login' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['https://portal.example.com', '#login-sales', '/pages/intranet'])
  const event = createEvent.click(screen.getByRole('link', { name: 'Login Customers' }))
  fireEvent(screen.getByRole('link', { name: 'Login Customers' }), event)
  expect(event.defaultPrevented).toBe(false)
})
