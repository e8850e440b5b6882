import type { MetadataProps } from '../metadata'

/** What the head says of a page that has nothing but its name. */
export const pageProps: MetadataProps = {
  site: 'it_eu',
  origin: 'https://www.example.com',
  path: '/it_eu/products',
  title: 'Prodotti',
  metaTitle: null,
  suffix: 'Acme',
  description: null,
  image: null,
  alternates: {},
  countries: {},
  siteName: 'Acme',
}
