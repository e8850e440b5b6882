import { screen, within } from '@testing-library/react'
import { renderOnSite } from '../../theme/testing/i18n'
import { EntryCard, EntryGrid, type EntryCardView } from './entry-card'

const fair: EntryCardView = {
  href: '/news-and-events/verona-2027',
  type: 'event',
  title: 'Arcus live in Verona',
  preTitle: null,
  abstract: 'Bring a slab.',
  date: '2027-09-28',
  endDate: '2027-10-01',
  place: 'Verona',
  image: null,
}

test('is one link, named by the title of the page', () => {
  renderOnSite(<EntryCard entry={fair} />)
  expect(screen.getByRole('link', { name: 'Arcus live in Verona' })).toHaveAttribute(
    'href',
    '/news-and-events/verona-2027',
  )
  expect(
    screen.getByRole('heading', { level: 3, name: 'Arcus live in Verona' }),
  ).toBeInTheDocument()
})

test('says what it is, when and where, as the site writes it', () => {
  renderOnSite(<EntryCard entry={{ ...fair, endDate: null }} />, 'de_eu')
  const card = within(screen.getByRole('article'))
  expect(card.getByText('Veranstaltung')).toBeInTheDocument()
  expect(card.getByText('28. September 2027')).toHaveAttribute('datetime', '2027-09-28')
  expect(card.getByText('Verona')).toBeInTheDocument()
})

test("the editor's own words stand in the place of the kind", () => {
  renderOnSite(<EntryCard entry={{ ...fair, preTitle: 'Trade fair' }} />)
  expect(screen.getByText('Trade fair')).toBeInTheDocument()
  expect(screen.queryByText('Event')).not.toBeInTheDocument()
})

test('of a tender the last day counts, as long as it is open', () => {
  const tender = { ...fair, type: 'tender', deadline: '2027-02-01', status: 'open' as const }
  const { rerender } = renderOnSite(<EntryCard entry={tender} />)
  expect(screen.getByText('1 February 2027')).toHaveAttribute('datetime', '2027-02-01')
  expect(screen.queryByText(/September/)).not.toBeInTheDocument()
  rerender(<EntryCard entry={{ ...tender, status: 'closed' }} />)
  expect(screen.getByText('Closed')).toBeInTheDocument()
})

test('a kind that this site has no name for is left out', () => {
  renderOnSite(<EntryCard entry={{ ...fair, type: 'hologram', place: null }} />)
  expect(screen.queryByText('hologram')).not.toBeInTheDocument()
})

test.each([1, 2, 3, 4])('%d cards are %d items of a list', (count) => {
  const entries = Array.from({ length: count }, (_, index) => ({ ...fair, href: `/news/${index}` }))
  renderOnSite(<EntryGrid entries={entries} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(count)
})
