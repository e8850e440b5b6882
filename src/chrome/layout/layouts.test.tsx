import { screen, within } from '@testing-library/react'
import { renderOnSite } from '../../theme/testing/i18n'
import { initialLayout, useLayout } from '../overlays/layout-store'
import { DefaultLayout } from './default-layout'
import { isSearchRoute } from './is-search-route'
import { SimpleLayout } from './simple-layout'

beforeEach(() => useLayout.setState(initialLayout))

const header = {
  start: <a href="/">Example</a>,
  menu: <p>Main menu</p>,
  locales: [],
  variant: 'plain' as const,
  onSearchPage: false,
}
const places = () => ['modals', 'bottom-filters'].map((id) => document.getElementById(id))

// @R2.4.1
test('the default layout has header, content, footer and places for overlays', () => {
  renderOnSite(
    <DefaultLayout path="/products" site="ww" header={header} footer={<footer>Footer</footer>}>
      <h1>Products</h1>
    </DefaultLayout>,
  )
  expect(within(screen.getByRole('banner')).getByText('Main menu')).toBeVisible()
  const main = screen.getByRole('main')
  expect(within(main).getByRole('heading', { name: 'Products' })).toBeVisible()
  expect(main).toHaveAttribute('id', 'main')
  expect(screen.getByRole('contentinfo')).toBeVisible()
  for (const place of places()) expect(place).toBeEmptyDOMElement()
})

test('the simple layout has the logo, the content and a footer, and the same places', () => {
  renderOnSite(
    <SimpleLayout header={<a href="/">Example</a>} footer={<footer>Footer</footer>}>
      <h1>Offer</h1>
    </SimpleLayout>,
  )
  expect(within(screen.getByRole('banner')).getByRole('link')).toHaveAccessibleName('Example')
  expect(within(screen.getByRole('main')).getByRole('heading')).toHaveAccessibleName('Offer')
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  for (const place of places()) expect(place).toBeEmptyDOMElement()
})

test('a search page is told by the name of its route', () => {
  expect(isSearchRoute('search')).toBe(true)
  expect(isSearchRoute('products')).toBe(false)
})
