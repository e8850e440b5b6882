import { render, screen, within } from '@testing-library/react'
import { SimpleFooter } from './simple-footer'

test('has the way home, the VAT number and the copyright, and nothing else', () => {
  render(
    <SimpleFooter
      company={{
        shortName: 'Example',
        legalName: 'Example Machines Ltd',
        vat: 'IT00000000000',
        addressLines: ['1 Quarry Road'],
        phone: { number: '+39 055 555 0100', href: 'tel:+390555550100' },
        socials: [{ label: 'LinkedIn', href: 'https://www.example.com/in' }],
      }}
      homeHref="/it_eu"
      texts={{ vat: 'P. IVA', privacy: 'Preferenze', home: 'Homepage' }}
      copyrightYear={2031}
    />,
  )
  const footer = screen.getByRole('contentinfo')
  expect(within(footer).getByRole('link')).toHaveAccessibleName('Homepage')
  expect(within(footer).getByRole('link')).toHaveAttribute('href', '/it_eu')
  expect(footer).toHaveTextContent('© 2031 Example Machines Ltd')
  expect(footer).toHaveTextContent('P. IVA IT00000000000')
})
