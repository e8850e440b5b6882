import { render, screen, within } from '@testing-library/react'
import { SiteFooter } from './site-footer'

test('holds groups of links, profiles, VAT number and copyright', () => {
  render(
    <SiteFooter
      company={{
        shortName: 'Example',
        legalName: 'Example Machines Ltd',
        vat: 'IT00000000000',
        addressLines: ['1 Quarry Road', '37100 Verona'],
        socials: [{ label: 'LinkedIn', href: 'https://example.com/in' }],
      }}
      groups={[{ title: 'Products', href: '/products', links: [{ label: 'Saws', href: '/saws' }] }]}
      texts={{ vat: 'VAT', followUs: 'Follow us', label: 'Footer' }}
      copyrightYear={2031}
    />,
  )
  const footer = screen.getByRole('contentinfo')
  const groups = within(footer).getByRole('navigation', { name: 'Footer' })
  expect(within(groups).getByRole('link', { name: 'Saws' })).toHaveAttribute('href', '/saws')
  const socials = within(footer).getByRole('list', { name: 'Follow us' })
  expect(within(socials).getByRole('link', { name: 'LinkedIn' })).toBeInTheDocument()
  expect(footer).toHaveTextContent('© 2031 Example Machines Ltd')
  expect(footer).toHaveTextContent('VAT IT00000000000')
})
