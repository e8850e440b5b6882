import { screen } from '@testing-library/react'
import { renderOnSite } from '../../theme/testing/i18n'
import { SiteLink } from './site-link'
import { sampleLocales } from './testing/sample-locales'

// Tells client navigation from a plain link.
jest.mock('../../ui/link', () => ({
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => (
    <a href={href} data-client-navigation>
      {children}
    </a>
  ),
}))

const [option] = sampleLocales('de_eu').flatMap(({ options }) => options)

const renderAt = (address: string) => {
  window.history.replaceState(null, '', address)
  if (option) renderOnSite(<SiteLink option={option}>English</SiteLink>)
  return screen.getByRole('link', { name: 'English' })
}

test('leads to the other site within the page', () => {
  expect(renderAt('/de_eu/products?version=a')).toHaveAttribute('data-client-navigation')
})

test('loads the whole page when any filter is applied', () => {
  const link = renderAt('/de_eu/products?materials[]=12')
  expect(link).not.toHaveAttribute('data-client-navigation')
  expect(link).toHaveAttribute('href', '/products')
})
