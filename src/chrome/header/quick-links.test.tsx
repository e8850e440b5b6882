import { render, screen, within } from '@testing-library/react'
import { QuickLinks } from './quick-links'

test('are a navigation of their own', () => {
  render(<QuickLinks label="Quick links" links={[{ label: 'Machines', href: '/products' }]} />)
  const navigation = screen.getByRole('navigation', { name: 'Quick links' })
  expect(within(navigation).getByRole('link', { name: 'Machines' })).toHaveAttribute(
    'href',
    '/products',
  )
})

test('are not there when editors chose none', () => {
  const { container } = render(<QuickLinks label="Quick links" links={[]} />)
  expect(container).toBeEmptyDOMElement()
})
