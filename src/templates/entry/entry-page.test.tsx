import { screen } from '@testing-library/react'
import { renderOnSite } from '../../theme/testing/i18n'
import { EntryPage, type EntryPageProps } from './entry-page'

const props: EntryPageProps = {
  trail: [{ label: 'Home', href: '/it_eu' }],
  entry: {
    type: 'event',
    title: 'Arcus a Verona',
    preTitle: null,
    abstract: 'Porta una lastra.',
    date: '2027-09-28',
    endDate: '2027-10-01',
    place: 'Verona',
    deadline: null,
    status: null,
    facts: [{ label: 'Stand', value: 'C12' }],
  },
  image: null,
  body: null,
  actions: [{ label: 'Prenota', href: 'mailto:events@example.com' }],
  hero: null,
  blocks: [],
  closing: null,
  gallery: [],
  documents: [],
  neighbours: [],
  section: { label: 'News ed eventi', href: '/it_eu/news-and-events' },
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

const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling

test('an event says in the language of the site what it is, when and where', () => {
  renderOnSite(<EntryPage {...props} />, 'it_eu')
  expect(screen.getByRole('heading', { level: 1, name: 'Arcus a Verona' })).toBeInTheDocument()
  expect(screen.getByText('Evento')).toBeInTheDocument()
  expect(fact('Data')).toHaveTextContent(/^28 settembre – 0?1 ottobre 2027$/)
  expect(fact('Luogo')).toHaveTextContent('Verona')
  expect(fact('Stand')).toHaveTextContent('C12')
  expect(screen.getByRole('link', { name: 'Prenota' })).toBeInTheDocument()
})

test('an event without a day is on request', () => {
  const entry = { ...props.entry, type: 'workshop', date: null, endDate: null }
  renderOnSite(<EntryPage {...props} entry={entry} />)
  expect(fact('Date')).toHaveTextContent('On request')
})

test('a tender says its state and until when', () => {
  const entry = { ...props.entry, type: 'tender', status: 'open' as const, deadline: '2027-02-01' }
  renderOnSite(<EntryPage {...props} entry={entry} />, 'de_eu')
  expect(fact('Status')).toHaveTextContent('Offen')
  expect(fact('Frist')).toHaveTextContent('1. Februar 2027')
})

test('news have their day beside the title and not among the facts', () => {
  renderOnSite(<EntryPage {...props} entry={{ ...props.entry, type: 'news', endDate: null }} />)
  expect(screen.getByText('28 September 2027')).toHaveAttribute('datetime', '2027-09-28')
  expect(screen.queryByText('Date', { selector: 'dt' })).not.toBeInTheDocument()
})

test('a hero carries the only h1', () => {
  const hero = {
    type: 'hero' as const,
    preTitle: null,
    title: 'Your slab',
    text: null,
    image: null,
    video: null,
    actions: [],
  }
  renderOnSite(<EntryPage {...props} hero={hero} />)
  expect(screen.getAllByRole('heading', { level: 1 }).map((each) => each.textContent)).toEqual([
    'Your slab',
  ])
  expect(fact('Place')).toHaveTextContent('Verona')
})

test('at the end it leads on, and back to its section', () => {
  renderOnSite(<EntryPage {...props} neighbours={[neighbour]} />, 'it_eu')
  expect(screen.getByRole('link', { name: 'Altro' })).toHaveAttribute('href', neighbour.href)
  expect(screen.getByRole('heading', { level: 2, name: 'News ed eventi' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Vedi tutto' })).toHaveAttribute(
    'href',
    '/it_eu/news-and-events',
  )
})
