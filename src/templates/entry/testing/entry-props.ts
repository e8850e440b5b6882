import type { EntryProps } from '../entry-props'
import type { BlockGroup } from '../group-blocks-by-width'

/** Properties for all kinds of entry pages, for tests that change only their own subject. */
export const exampleEntry: Omit<EntryProps, 'blocks'> & {
  readonly groups: readonly [BlockGroup, ...BlockGroup[]]
} = {
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
  actions: [{ label: 'Prenota', href: 'mailto:events@example.com' }],
  documents: [],
  neighbours: [],
  section: { label: 'News ed eventi', href: '/it_eu/news-and-events' },
  contact: {
    email: 'info@example.com',
    phone: { number: '+39 055 555 0100', href: 'tel:+390555550100' },
  },
  groups: [{ wide: false, blocks: [] }],
}
