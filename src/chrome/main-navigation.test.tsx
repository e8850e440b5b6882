import { render, screen, within } from '@testing-library/react'
import { MainNavigation } from './main-navigation'
import type { NavigationItem } from './view-models'

const item = (
  title: string,
  href: string | null,
  children: readonly NavigationItem[] = [],
): NavigationItem => ({ id: title, title, href, children, actions: [] })

const items = [
  item('Products', '/products', [item('Bridge saws', '/products/bridge-saws')]),
  item('Services', null, [
    item('Training', null, [item('Workshops', '/services/workshop')]),
    item('Articles', '/services/articles'),
  ]),
  item('Contacts', '/contacts/headquarter'),
]
const texts = { label: 'Main', menu: 'Menu', discover: 'Discover' }

const navigations = () => {
  render(<MainNavigation items={items} texts={texts} />)
  const found = screen.getAllByRole('navigation', { name: 'Main', hidden: true })
  return { row: found[0] ?? document.body, sheet: found[1] ?? document.body }
}

test('an item without children is a link', () => {
  const { row } = navigations()
  expect(within(row).getByRole('link', { name: 'Contacts' })).toHaveAttribute(
    'href',
    '/contacts/headquarter',
  )
})

test.each(['row', 'sheet'] as const)('in the %s, children unfold from a disclosure', (which) => {
  const navigation = navigations()[which]
  const child = within(navigation).getByRole('link', { name: 'Bridge saws', hidden: true })
  expect(child.closest('details')?.querySelector('summary')).toHaveTextContent('Products')
})

test('the panel leads to the page of its section too', () => {
  const { row } = navigations()
  expect(
    within(row).getByRole('link', { name: 'Discover Products', hidden: true }),
  ).toHaveAttribute('href', '/products')
})

test('a heading without a page is no link, its children are', () => {
  const { row } = navigations()
  expect(within(row).queryByRole('link', { name: 'Training', hidden: true })).toBeNull()
  expect(within(row).getByText('Training')).toBeInTheDocument()
  expect(within(row).getByRole('link', { name: 'Workshops', hidden: true })).toBeInTheDocument()
})

test('the browser keeps one disclosure of the header open at a time', () => {
  const { row } = navigations()
  const names = [...row.querySelectorAll('details')].map((details) => details.getAttribute('name'))
  expect(new Set(names)).toEqual(new Set(['header-overlay']))
})
