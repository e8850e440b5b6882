import { render, screen } from '@testing-library/react'
import { isPage, Link } from './link'

describe('isPage', () => {
  test.each(['/', '/products', '/it_eu/ricerca?query=a.b', '/products/saws/x#technical-data'])(
    '%s is a page of the site',
    (href) => expect(isPage(href)).toBe(true),
  )

  test.each([
    'https://example.com/products',
    '//example.com/products',
    '/\\example.com/products',
    '/\t/example.com/products',
    '/..//example.com/products',
    'mailto:info@example.com',
    'tel:+390455550100',
    '#main',
    '/media/brochure.pdf',
    '/api/product-data/x',
  ])('%s is not', (href) => expect(isPage(href)).toBe(false))
})

test('a link that leaves the site hands over neither opener nor referrer', () => {
  render(<Link href="https://example.com">Fair</Link>)
  expect(screen.getByRole('link', { name: 'Fair' })).toHaveAttribute('rel', 'noopener noreferrer')
})

test('a link that opens a window hands over neither, wherever it leads', () => {
  const { rerender } = render(
    <Link href="/media/a.pdf" target="_blank">
      Release
    </Link>,
  )
  const link = screen.getByRole('link', { name: 'Release' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  rerender(
    <Link href="https://example.com" rel="opener">
      Release
    </Link>,
  )
  expect(link).toHaveProperty('target', '')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('a mail address is linked as it is', () => {
  render(<Link href="mailto:info@example.com">Write</Link>)
  const link = screen.getByRole('link', { name: 'Write' })
  expect(link).toHaveAttribute('href', 'mailto:info@example.com')
  expect(link).not.toHaveAttribute('rel')
})
