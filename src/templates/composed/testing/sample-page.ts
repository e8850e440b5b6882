import type { ComposedData } from '../composed-props'
import type { EntryInPlace } from '../entry-in-place'

/** A composed page with only the given content. */
export const samplePage = (fields: Partial<ComposedData['entry']> = {}): ComposedData => ({
  website: { siteMetadata: { siteUrl: 'https://www.example.com' } },
  company: {
    shortName: 'Acme',
    emails: [{ email: 'info@example.com' }],
    phones: [{ number: '+39 055 0100', href: 'tel:+390550100' }],
  },
  defaults: { title: 'Acme', suffix: 'Acme', description: null, ogImage: null },
  categories: { nodes: [] },
  counts: { group: [] },
  service: { onCall: null },
  products: { nodes: [] },
  entries: { nodes: [] },
  trail: { nodes: [{ section: 'home', title: 'Acme' }] },
  entry: {
    title: 'A page',
    abstract: null,
    image: null,
    body: null,
    actions: [],
    blocks: [],
    seo: null,
    ...fields,
  },
})

/** An entry that a section's own page shows. */
export const sampleEntry = (id: string, fields: Partial<EntryInPlace> = {}): EntryInPlace => ({
  id,
  slug: id,
  type: 'job',
  title: id,
  abstract: null,
  body: null,
  image: null,
  categories: [],
  country: null,
  date: '2026-11-02',
  endDate: null,
  place: null,
  deadline: null,
  status: null,
  facts: [],
  actions: [],
  ...fields,
})
