import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../theme/testing/i18n'
import { initialLayout, useLayout } from '../overlays/layout-store'
import { UserMenu } from './user-menu'

beforeEach(() => useLayout.setState(initialLayout))

const openMenu = async () => {
  const { container } = renderOnSite(<UserMenu />)
  const summary = container.querySelector('summary')
  if (summary) await userEvent.click(summary)
}

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
