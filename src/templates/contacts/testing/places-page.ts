import type { PlacesPageData } from '../places-props'

const place = (
  contentId: string,
  section: string,
  town: string,
  country: string,
  area: string,
) => ({
  contentId,
  section,
  title: `Acme ${town}`,
  type: null,
  country,
  town,
  postalCode: null,
  street: 'Main Street 1',
  longitude: 10,
  latitude: 45,
  phones: [
    { number: '+39 055 555 0100', href: 'tel:+390555550100' },
    { number: '+39 055 555 0199', href: 'tel:+390555550199' },
  ],
  emails: [],
  services: [],
  areas: [{ id: area }],
  googleMapsDirections: null,
  writtenHours: ['Mo–Fr 08:00–17:00'],
})

/** A page with four places for tests; Firenze is in two sections. */
export const placesPageData: PlacesPageData = {
  website: { siteMetadata: { siteUrl: 'https://www.example.com' } },
  company: { shortName: 'Acme', emails: [], phones: [] },
  defaults: { title: 'Acme', suffix: 'Acme', description: null, ogImage: null },
  categories: { nodes: [] },
  counts: { group: [] },
  service: { onCall: null },
  products: { nodes: [] },
  entries: { nodes: [] },
  trail: { nodes: [{ section: 'home', title: 'Acme' }] },
  entry: {
    title: 'Worldwide',
    abstract: null,
    image: null,
    body: null,
    facts: [],
    actions: [],
    blocks: [],
    seo: null,
  },
  places: {
    nodes: [
      place('1', 'branches', 'Lyon', 'FR', 'eu'),
      place('2', 'branches', 'Firenze', 'IT', 'eu'),
      place('3', 'headquarter', 'Firenze', 'IT', 'eu'),
      place('4', 'branches', 'Charlotte', 'US', 'na'),
    ],
  },
  placeFilters: {
    nodes: [
      {
        list: 'geographicAreaCategories',
        options: [
          { id: 'eu', title: 'Europa' },
          { id: 'na', title: 'Nordamerika' },
        ],
      },
    ],
  },
}
