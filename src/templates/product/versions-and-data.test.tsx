import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../theme/testing/i18n'
import { VersionsAndData } from './versions-and-data'

const version = (code: string, title: string) => ({ code, title, abstract: null, figures: [] })
const versions = [version('A-1', 'Single'), version('A-2', 'Twin')]
const fetchMock = jest.fn()

beforeEach(() => {
  fetchMock.mockReset().mockReturnValue(new Promise(() => {}))
  Object.assign(window, { fetch: fetchMock, IntersectionObserver: undefined })
})
afterEach(() => window.history.replaceState(null, '', '/'))

test('shows the data of the version that is chosen', async () => {
  renderOnSite(<VersionsAndData code="A" title="Arc" versions={versions} />)
  expect(fetchMock).toHaveBeenLastCalledWith('/api/product-data/A-1?site=ww', expect.anything())
  await userEvent.click(screen.getByRole('radio', { name: 'Twin A-2' }))
  expect(fetchMock).toHaveBeenLastCalledWith('/api/product-data/A-2?site=ww', expect.anything())
})

test('begins with the version that the address asks for', () => {
  window.history.replaceState(null, '', '/?version=A-2')
  renderOnSite(<VersionsAndData code="A" title="Arc" versions={versions} />)
  expect(screen.getByRole('radio', { name: 'Twin A-2' })).toBeChecked()
})

test('an address that asks for an unknown version gets the first', () => {
  window.history.replaceState(null, '', '/?version=nonsense')
  renderOnSite(<VersionsAndData code="A" title="Arc" versions={versions} />)
  expect(screen.getByRole('radio', { name: 'Single A-1' })).toBeChecked()
})

test('a product without versions shows its own data and no choice', () => {
  renderOnSite(<VersionsAndData code="A" title="Arc" versions={[]} />)
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  expect(fetchMock).toHaveBeenLastCalledWith('/api/product-data/A?site=ww', expect.anything())
})
