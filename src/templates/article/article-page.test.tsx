import { screen } from '@testing-library/react'
import { renderOnSite } from '../../theme/testing/i18n'
import { exampleEntry } from '../entry/testing/entry-props'
import { ArticlePage } from './article-page'

const props = {
  ...exampleEntry,
  entry: { ...exampleEntry.entry, type: 'news', endDate: null },
  contents: [],
}

const neighbour = {
  href: '/it_eu/news-and-events/altro',
  type: 'news',
  title: 'Altro',
  preTitle: null,
  abstract: null,
  date: null,
  endDate: null,
  place: null,
  image: null,
}

test('the day stands with the title and not among the facts', () => {
  renderOnSite(<ArticlePage {...props} />)
  expect(screen.getByText('28 September 2027')).toHaveAttribute('datetime', '2027-09-28')
  expect(screen.queryByText('Date', { selector: 'dt' })).not.toBeInTheDocument()
})

test('a long one has a list of its parts', () => {
  renderOnSite(<ArticlePage {...props} contents={[{ label: 'Limits', href: '#1-limits' }]} />)
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Limits' })).toHaveAttribute('href', '#1-limits')
})

test('at the end it leads on, and back to its section', () => {
  renderOnSite(<ArticlePage {...props} neighbours={[neighbour]} />, 'it_eu')
  expect(screen.getByRole('link', { name: 'Altro' })).toHaveAttribute('href', neighbour.href)
  expect(screen.getByRole('heading', { level: 2, name: 'News ed eventi' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Vedi tutto' })).toHaveAttribute(
    'href',
    '/it_eu/news-and-events',
  )
})
