import { screen } from '@testing-library/react'
import { renderOnSite } from '../../theme/testing/i18n'
import type { ProductCardView } from '../../ui/view-models'
import { CategoryPage } from './category-page'

const machine = (number: number, fields: Partial<ProductCardView> = {}): ProductCardView => ({
  code: `M-${number}`,
  title: `Machine ${number}`,
  href: `/products/saws/machine-${number}`,
  abstract: `What machine ${number} does`,
  image: null,
  figures: [],
  categoryTitle: 'Saws',
  ...fields,
})

const show = (products: readonly ProductCardView[]) =>
  renderOnSite(
    <CategoryPage
      id="1"
      trail={[]}
      title="Saws"
      claim={null}
      abstract={null}
      description={null}
      image={null}
      products={products}
      contact={{ email: null, phone: null }}
    />,
  )

test('of a large range all machines are named, and the first 24 are shown with what they do', () => {
  const absent = machine(40, { href: null })
  show([...Array.from({ length: 39 }, (_, index) => machine(index + 1)), absent])
  expect(screen.getAllByRole('link', { name: /^Machine/ })).toHaveLength(39)
  expect(screen.getAllByText(/^What machine/)).toHaveLength(25)
  expect(screen.getByRole('link', { name: 'Machine 39' })).toHaveAttribute(
    'href',
    '/products/saws/machine-39',
  )
  expect(screen.getByText('What machine 40 does')).toBeVisible()
})
