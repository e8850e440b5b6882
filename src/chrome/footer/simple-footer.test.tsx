import { render, screen, within } from '@testing-library/react'
import { SimpleFooter } from './simple-footer'

const company = {
  shortName: 'Example',
  legalName: 'Example Machines Ltd',
  vat: 'IT00000000000',
  vatHref: null,
  copyrightHref: null,
  addressLines: ['1 Quarry Road'],
  phone: { label: 'Headquarters, Verona', number: '+39 055 555 0100', href: 'tel:+390555550100' },
  socials: [{ label: 'LinkedIn', href: 'https://www.example.com/in' }],
}
const show = (more: { vatHref?: string; copyrightHref?: string } = {}) => {
  render(
    <SimpleFooter
      company={{ ...company, ...more }}
      homeHref="/it_eu"
      texts={{ vat: 'P. IVA', privacy: 'Preferenze', home: 'Homepage' }}
      copyrightYear={2031}
    />,
  )
  return screen.getByRole('contentinfo')
}

test('has the way home, the VAT number and the copyright, and nothing else', () => {
  const footer = show()
  expect(within(footer).getByRole('link')).toHaveAccessibleName('Homepage')
  expect(within(footer).getByRole('link')).toHaveAttribute('href', '/it_eu')
  expect(footer).toHaveTextContent('© 2031 Example Machines Ltd')
  expect(footer).toHaveTextContent('P. IVA IT00000000000')
})

// @R2.4.1
test('VAT number and copyright are links where the content gives an address', () => {
  const footer = show({
    vatHref: 'https://www.example.com/vat',
    copyrightHref: '/it_eu/pages/note',
  })
  expect(
    within(footer)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Homepage', '/it_eu'],
    ['© 2031 Example Machines Ltd', '/it_eu/pages/note'],
    ['P. IVA IT00000000000', 'https://www.example.com/vat'],
  ])
})
