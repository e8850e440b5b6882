import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SiteFooter, type SiteFooterProps } from './site-footer'

const props: SiteFooterProps = {
  company: {
    shortName: 'Example',
    legalName: 'Example Machines Ltd',
    vatHref: null,
    copyrightHref: null,
    vat: 'IT00000000000',
    addressLines: ['1 Quarry Road', '37100 Verona'],
    phone: { label: 'Headquarters, Verona', number: '+39 055 555 0100', href: 'tel:+390555550100' },
    socials: [{ label: 'LinkedIn', href: 'https://www.example.com/in' }],
  },
  groups: [
    { title: 'Products', href: '/products', links: [{ label: 'Saws', href: '/products/saws' }] },
    {
      title: 'About us',
      href: null,
      links: [{ label: 'Investors', href: 'https://www.example.com/investors' }],
    },
  ],
  links: [{ label: 'Legal notice', href: '/pages/legal-notice' }],
  homeHref: '/',
  logo: null,
  sitemap: [{ title: 'Machines', href: '/products', children: [], dynamicSection: null }],
  texts: {
    ...{ vat: 'VAT', privacy: 'Privacy settings', followUs: 'Follow us' },
    ...{ label: 'Footer', home: 'Home', sitemap: 'Sitemap' },
  },
  copyrightYear: 2031,
}

const footer = () => screen.getByRole('contentinfo')
const group = (name: string) => screen.getByRole('button', { name })

test('the telephone has the name of the place that answers', () => {
  render(<SiteFooter {...props} />)
  expect(within(footer()).getByText('Headquarters, Verona')).toBeVisible()
})

// @R3.5
test('has the company’s address, number and profiles', () => {
  render(<SiteFooter {...props} />)
  expect(within(footer()).getByText('37100 Verona')).toBeInTheDocument()
  expect(within(footer()).getByRole('link', { name: '+39 055 555 0100' })).toHaveAttribute(
    'href',
    'tel:+390555550100',
  )
  const socials = within(footer()).getByRole('list', { name: 'Follow us' })
  expect(within(socials).getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
    'href',
    'https://www.example.com/in',
  )
})

test('has the name as a word mark, or the logo where there is one', () => {
  const { rerender } = render(<SiteFooter {...props} />)
  expect(within(footer()).getByText('Example')).toBeInTheDocument()
  const logo = { src: '/logo.svg', width: 640, height: 100 }
  rerender(<SiteFooter {...props} logo={logo} />)
  expect(within(footer()).getByRole('img', { name: 'Example' })).toHaveAttribute('src', '/logo.svg')
  expect(within(footer()).queryByText('Example')).not.toBeInTheDocument()
})

test('has no empty list of profiles', () => {
  render(<SiteFooter {...props} company={{ ...props.company, socials: [] }} />)
  expect(screen.queryByRole('list', { name: 'Follow us' })).not.toBeInTheDocument()
})

test('has links by groups, to pages and elsewhere', () => {
  render(<SiteFooter {...props} />)
  const groups = within(footer()).getByRole('navigation', { name: 'Footer' })
  expect(within(groups).getByRole('link', { name: 'Products' })).toHaveAttribute(
    'href',
    '/products',
  )
  expect(within(groups).getByRole('link', { name: 'Saws' })).toHaveAttribute(
    'href',
    '/products/saws',
  )
  expect(within(groups).queryByRole('link', { name: 'About us' })).not.toBeInTheDocument()
  expect(within(groups).getByRole('link', { name: 'Investors' })).toHaveAttribute(
    'href',
    'https://www.example.com/investors',
  )
})

test('opens one group at a time', async () => {
  render(<SiteFooter {...props} />)
  act(() => group('Products').focus())
  await userEvent.keyboard('{Enter}')
  expect(group('Products')).toHaveAttribute('aria-expanded', 'true')
  act(() => group('About us').focus())
  await userEvent.keyboard('{Enter}')
  expect(group('About us')).toHaveAttribute('aria-expanded', 'true')
  expect(group('Products')).toHaveAttribute('aria-expanded', 'false')
})

test('has the sitemap, the copyright year and the VAT number', () => {
  render(<SiteFooter {...props} />)
  expect(within(footer()).getByText('Sitemap')).toBeInTheDocument()
  expect(footer()).toHaveTextContent('© 2031 Example Machines Ltd')
  expect(footer()).toHaveTextContent('VAT IT00000000000')
})
