import { screen, within } from '@testing-library/react'
import { renderOnSite } from '../../theme/testing/i18n'
import { Breadcrumbs } from './breadcrumbs'

const trail = [
  { label: 'Macchine che danno forma alla pietra', href: '/it_eu' },
  { label: 'Prodotti', href: '/it_eu/products' },
]

test('names the way from the home page, the last being this page', () => {
  renderOnSite(<Breadcrumbs trail={trail} current="Frese a ponte" />, 'it_eu')
  const nav = screen.getByRole('navigation', { name: 'Percorso di navigazione' })
  expect(within(nav).getAllByRole('link')).toHaveLength(2)
  expect(within(nav).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/it_eu')
  expect(within(nav).getByRole('link', { name: 'Prodotti' })).toHaveAttribute(
    'href',
    '/it_eu/products',
  )
  expect(within(nav).getByText('Frese a ponte')).toHaveAttribute('aria-current', 'page')
})
