import { screen } from '@testing-library/react'
import { renderOnSite } from '../../theme/testing/i18n'
import { Documents, fileSize } from './documents'

test('writes sizes as the locale does', () => {
  expect(fileSize(2_440_000, 'de-DE')).toBe('2,4 MB')
  expect(fileSize(310_000, 'en-GB')).toBe('310 kB')
})

test('says of each document what it is', () => {
  renderOnSite(
    <Documents
      documents={[
        { title: 'Prospekt', url: '/files/p.pdf', type: 'pdf', size: 2_440_000, language: 'de' },
      ]}
    />,
    'de_eu',
  )
  const link = screen.getByRole('link', { name: /Prospekt/ })
  expect(link).toHaveAttribute('href', '/files/p.pdf')
  expect(link).toHaveTextContent('PDF · DE · 2,4 MB')
})
