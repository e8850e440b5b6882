import { filterLists } from '../../contract'
import { type SiteHandle, siteHandles } from '../../sites'

/** Answers by their path below the base address. */
export type Content = Map<string, unknown>

/** A collection of one page as the contract has it. */
export const collectionOf = (data: readonly unknown[]) => ({
  data,
  meta: {
    pagination: {
      total: data.length,
      count: data.length,
      per_page: 100,
      current_page: 1,
      total_pages: 1,
    },
  },
})

const image = { src: '/media/a.jpg', alt: 'A machine', width: 400, height: 300 }
const everywhere = (slug: string) => Object.fromEntries(siteHandles.map((site) => [site, slug]))

const category = { id: 1, code: 'SAW', slug: 'saws', title: 'Saws' }
const product = (code: string, slug: string, id: number) => ({
  id,
  code,
  section: 'machines',
  title: `Machine ${code}`,
  slug,
  category,
  image,
  materials: [{ id: 7 }],
  businessUnits: [{ id: 7 }],
  versions: [{ code: `${code}-V`, title: 'Five axes', typologies: [{ id: 7 }] }],
  translations: everywhere(`saws/${slug}`),
})
const products = [product('A1', 'arcus', 11), product('A2', 'filum', 12)]

const page = (section: string, more: object = {}) => ({
  id: section,
  section,
  title: section,
  ...more,
})
const news = {
  ...page('newsAndEvents'),
  id: 21,
  type: 'news',
  slug: 'fair',
  categories: [{ id: 7 }],
  translations: everywhere('fair'),
}

const option = (list: string) =>
  list === 'productsCategories' ? category : { id: 7, title: 'An option', active: true }

const answers = (): [string, unknown][] => [
  [
    'globals/companyInfo',
    { name: 'A', shortName: 'A', shortNameSlug: 'a', legalName: 'A', vat: 'X0' },
  ],
  ['globals/globalConfigs', { newsletterBox: ['home'] }],
  ['globals/seo', { title: 'A', suffix: '| A' }],
  ['globals/forms', { formPurposes: [] }],
  [
    'navigation',
    {
      mainNavigation: [
        {
          id: 1,
          title: 'Products',
          section: 'products',
          children: [{ id: 2, title: 'Arcus', section: 'machines', slug: 'saws/arcus' }],
        },
        { id: 3, title: 'Elsewhere', externalUrl: 'https://www.example.com' },
        { id: 4, title: 'Heading', type: 'passive' },
      ],
    },
  ],
  ...filterLists.map((list): [string, unknown] => [
    `filters/${list}`,
    collectionOf([option(list)]),
  ]),
  [
    'entries/productsCategories/1',
    { ...category, section: 'machines', translations: everywhere('saws') },
  ],
  [
    'productsCategories/SAW',
    { ...category, section: 'machines', translations: everywhere('saws') },
  ],
  ['products/SAW', collectionOf(products)],
  ...products.map((each, index): [string, unknown] => [
    `products/saws/${each.slug}`,
    {
      ...each,
      description: '<p>See <a href="/products/saws/filum?a=1&amp;b=2#top">the other</a>.</p>',
      relatedProducts: [products[1 - index]?.code],
    },
  ]),
  ['entries/home', page('home', { blocks: [{ type: 'products', codes: ['A1', 'A2'] }] })],
  [
    'entries/products',
    page('products', {
      blocks: [
        {
          type: 'callToAction',
          title: 'Talk',
          actions: [{ label: 'Go', actionPage: { section: 'newsAndEvents', slug: 'fair' } }],
        },
      ],
    }),
  ],
  ['listings/newsAndEvents', collectionOf([news])],
  ['listings/newsAndEvents/news', collectionOf([news])],
  ['entries/newsAndEvents/fair', news],
  ['newsAndEvents/upcoming', collectionOf([news])],
  ['newsAndEvents/onrequest', collectionOf([])],
  ['newsAndEvents/past', collectionOf([])],
  [
    'locator/branches',
    collectionOf([
      {
        id: 31,
        title: 'Branch',
        country: 'IT',
        town: 'Rome',
        longitude: 12,
        latitude: 42,
        areas: [{ id: 7 }],
        services: [{ id: 7 }],
      },
    ]),
  ],
  ['shortlinks/A1', { code: 'A1', section: 'machines', slug: 'saws/arcus' }],
  [
    'search',
    collectionOf([{ title: 'Machine A1', score: 2, section: 'machines', slug: 'saws/arcus' }]),
  ],
  ['changes', { until: '1' }],
  ...['about', 'services', 'engineering', 'bit', 'basePages'].map((section): [string, unknown] => [
    `sitemap/${section}`,
    collectionOf([{ id: 1, title: 'Products', section: 'products' }]),
  ]),
]

const ofSite = (site: SiteHandle): [string, unknown][] =>
  answers().map(([path, json]) => [`/${site}/${path}.json`, json])

/** Content that follows the contract in all 12 sites, without any findings. */
export const sampleContent = (): Content =>
  new Map([
    [
      '/sites.json',
      collectionOf([
        {
          id: 1,
          name: 'World',
          sites: siteHandles.map((handle) => ({
            id: handle,
            handle,
            name: `Language (${handle})`,
          })),
        },
      ]),
    ],
    ...siteHandles.flatMap(ofSite),
  ])
