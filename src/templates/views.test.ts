import { homePageProps, type HomeData } from './home/home-props'
import { actionViews, categoryViews, contactView } from './views'

const action = { label: 'Go', actionUrl: null, actionFile: null, actionPage: null }

describe('actionViews', () => {
  it('resolves pages for the site, marks files as downloads, and drops what leads nowhere', () => {
    expect(
      actionViews(
        [
          { ...action, actionUrl: 'https://www.example.com' },
          { ...action, actionFile: { url: '/files/sheet.pdf' } },
          { ...action, actionPage: { section: 'machines', slug: 'frese/arcus' } },
          { ...action, actionPage: { section: 'spaceships', slug: null } },
          action,
        ],
        'it_eu',
      ),
    ).toEqual([
      { label: 'Go', href: 'https://www.example.com' },
      { label: 'Go', href: '/files/sheet.pdf', download: true },
      { label: 'Go', href: '/it_eu/products/frese/arcus' },
    ])
  })
})

describe('categoryViews', () => {
  it('leaves out categories without a machine in the site', () => {
    const category = { title: 'Saws', slug: 'saws', abstract: null, image: null }
    const views = categoryViews(
      [
        { ...category, code: 'BRS' },
        { ...category, code: 'KLN', slug: 'kilns' },
      ],
      new Map([['BRS', 4]]),
      'ww',
    )
    expect(views.map(({ code, href, count }) => ({ code, href, count }))).toEqual([
      { code: 'BRS', href: '/products/saws', count: 4 },
    ])
  })
})

describe('contactView', () => {
  it('takes the first address and number, or none', () => {
    const company = { shortName: 'Acme', emails: [{ email: 'a@example.com' }], phones: [] }
    expect(contactView(company)).toEqual({ email: 'a@example.com', phone: null })
  })
})

describe('homePageProps', () => {
  const product = (code: string) => ({
    code,
    title: code,
    slug: code.toLowerCase(),
    abstract: null,
    image: null,
    figures: [],
    category: { slug: 'saws', title: 'Saws' },
  })
  const data: HomeData = {
    website: { siteMetadata: { siteUrl: 'https://www.example.com' } },
    company: { shortName: 'Acme', emails: [], phones: [] },
    defaults: { title: 'Acme', suffix: 'Acme', description: null, ogImage: null },
    entry: {
      title: 'Home',
      seo: null,
      blocks: [
        { type: 'products', preTitle: null, title: 'Best', codes: ['B', 'GONE', 'A'] },
        { type: 'unknown', name: 'hologram' },
      ],
    },
    categories: { nodes: [] },
    counts: { group: [] },
    products: { nodes: [product('A'), product('B')] },
  }

  it('shows the chosen products in the order of the editor, without those that the site lacks', () => {
    const [block] = homePageProps(data, 'de_eu').blocks
    expect(block?.type === 'products' && block.products.map(({ href }) => href)).toEqual([
      '/de_eu/products/saws/b',
      '/de_eu/products/saws/a',
    ])
  })
})
