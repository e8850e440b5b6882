import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { navigate } from 'gatsby'
import { renderOnSite } from '../../theme/testing/i18n'
import { Portals } from '../layout/portals'
import { initialLayout, openOverlay, useLayout } from '../overlays/layout-store'
import { SearchOverlay } from './search-overlay'

beforeEach(() => {
  jest.mocked(navigate).mockReset()
  act(() => useLayout.setState(initialLayout))
})

const open = async () => {
  renderOnSite(
    <>
      <Portals />
      <SearchOverlay />
    </>,
    'de_eu',
  )
  act(() => openOverlay('search'))
  return screen.findByRole('dialog', { name: 'Was suchen Sie?' })
}

test('opens as a dialog with the focus in the search bar', async () => {
  await open()
  expect(screen.getByRole('searchbox', { name: 'Suche' })).toHaveFocus()
})

test('Enter leads to the search page with the query', async () => {
  await open()
  await userEvent.keyboard('Säge & Draht{Enter}')
  expect(navigate).toHaveBeenCalledWith('/de_eu/suche?query=S%C3%A4ge%20%26%20Draht')
})

test('without a query Enter leads nowhere', async () => {
  await open()
  await userEvent.keyboard('  {Enter}')
  expect(navigate).not.toHaveBeenCalled()
})

test('Escape closes it', async () => {
  const dialog = await open()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
})
