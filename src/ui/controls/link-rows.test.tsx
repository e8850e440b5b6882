import { screen } from '@testing-library/react'
import { renderOnSite } from '../../theme/testing/i18n'
import { LinkRows } from './link-rows'

const rows = [{ key: 'a', label: 'Diamond wire', href: '/services/webinar/wire', above: '24 May' }]

test('a row is a link below its small type, and a heading where the page wants one', () => {
  renderOnSite(<LinkRows rows={rows} heading="h4" />)
  expect(screen.getByRole('heading', { level: 4, name: 'Diamond wire' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Diamond wire' })).toHaveAttribute(
    'href',
    '/services/webinar/wire',
  )
  expect(screen.getByRole('listitem')).toHaveTextContent('24 May')
})

test('without a level rows are no headings', () => {
  renderOnSite(<LinkRows rows={rows} />)
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

test('is nothing without rows', () => {
  const { container } = renderOnSite(<LinkRows rows={[]} />)
  expect(container).toBeEmptyDOMElement()
})
