import type { MetadataProps } from '../metadata'

/** The head of a page that has only a name. */
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
