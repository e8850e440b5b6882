import { screen, within } from '@testing-library/react'
import { renderOnSite } from '../../theme/testing/i18n'
import { ComparisonBlock } from './comparison'

const block = {
  type: 'comparison' as const,
  title: 'What the site must provide',
  text: null,
  columns: ['Arcus', 'Filum'],
  rows: [
    { label: 'Power', values: ['32 kW', '520 kW'] },
    { label: 'Water', values: ['60 l/min', ''] },
  ],
}

test('is a table whose rows and columns have names', () => {
  renderOnSite(<ComparisonBlock block={block} />)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Arcus',
    'Filum',
  ])
  const row = screen.getByRole('row', { name: /Power/ })
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Power')
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['32 kW', '520 kW'])
})

test('a value that is missing is said to be', () => {
  renderOnSite(<ComparisonBlock block={block} />)
  expect(within(screen.getByRole('row', { name: /Water/ })).getByText('–')).toBeInTheDocument()
})

test('scrolls in a named box that the keyboard reaches', () => {
  renderOnSite(<ComparisonBlock block={block} />)
  const box = screen.getByRole('region', { name: 'What the site must provide' })
  expect(box).toHaveAttribute('tabindex', '0')
})
