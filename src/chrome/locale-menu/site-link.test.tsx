import { screen } from '@testing-library/react'
import { renderOnSite } from '../../theme/testing/i18n'
import { LOADS_WHOLE_PAGE } from '../../ui/controls/link'
import { SiteLink } from './site-link'
import { sampleLocales } from './testing/sample-locales'

const [option] = sampleLocales('de_eu').flatMap(({ options }) => options)

const renderAt = (address: string) => {
  window.history.replaceState(null, '', address)
  if (option) renderOnSite(<SiteLink option={option}>English</SiteLink>)
  return screen.getByRole('link', { name: 'English' })
}

test('leads to the other site within the page', () => {
  const link = renderAt('/de_eu/products?version=a&page=2')
  expect(link).not.toHaveAttribute(LOADS_WHOLE_PAGE)
  expect(link).toHaveAttribute('href', '/products?version=a')
})

test.each([
  ['?materials[]=12', '?materials[]=12'],
  ['?materials=12&utm_source=mail', '?materials[]=12'],
  ['?country=IT', '?country=IT'],
  ['?country[]=IT', '?country=IT'],
  ['?q=Roma', '?q=Roma'],
  ['?services%5B0%5D=4&page=2', '?services[]=4'],
  ['?figures[tableSize][min]=3', '?figures[tableSize][min]=3'],
])('loads the whole page when any filter is applied: %s', (search, kept) => {
  const link = renderAt(`/de_eu/products${search}`)
  expect(link).toHaveAttribute(LOADS_WHOLE_PAGE)
  expect(link).toHaveAttribute('href', `/products${kept}`)
})
