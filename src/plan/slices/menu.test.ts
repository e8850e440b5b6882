import { menuPage } from '../../contract'
import { footerGroups, lastLinks, navigationItems, sitemapSections } from './menu'

const target = {
  site: 'it_eu',
  pages: new Set(['/it_eu/products', '/it_eu/products/frese']),
} as const
const item = (fields: object) => menuPage.parse({ id: 1, title: 'Titolo', ...fields })

describe('navigationItems', () => {
  it('gives pages that are built their addresses', () => {
    const [products] = navigationItems(
      [
        item({
          section: 'products',
          children: [item({ section: 'productsCategories', slug: 'frese' })],
        }),
      ],
      target,
    )
    expect(products).toMatchObject({
      href: '/it_eu/products',
      children: [{ href: '/it_eu/products/frese' }],
    })
  })

  it('leaves out what is hidden and what leads nowhere', () => {
    expect(
      navigationItems(
        [
          item({ section: 'products', hidden: true }),
          item({ section: 'bit' }),
          item({ section: 'spaceships', slug: 'x' }),
          item({ type: 'passive', children: [item({ section: 'bit' })] }),
        ],
        target,
      ),
    ).toEqual([])
  })

  it('keeps a passive item as a heading and prefers an external address to a page', () => {
    const items = navigationItems(
      [
        item({
          type: 'passive',
          section: 'products',
          children: [item({ section: 'products', externalUrl: 'https://shop.example.com' })],
        }),
      ],
      target,
    )
    expect(items).toMatchObject([{ href: null, children: [{ href: 'https://shop.example.com' }] }])
  })
})

describe('footerGroups', () => {
  it('lists the links below each title', () => {
    expect(
      footerGroups(
        [item({ type: 'passive', title: 'Pietra', children: [item({ section: 'products' })] })],
        target,
      ),
    ).toEqual([
      { title: 'Pietra', href: null, links: [{ label: 'Titolo', href: '/it_eu/products' }] },
    ])
  })

  it('leaves what has no list to the last line', () => {
    const items = [
      item({ title: 'Privacy', section: 'products' }),
      item({ title: 'Pietra', children: [item({ section: 'products' })] }),
    ]
    expect(footerGroups(items, target).map(({ title }) => title)).toEqual(['Pietra'])
    expect(lastLinks(items, target)).toEqual([{ label: 'Privacy', href: '/it_eu/products' }])
  })
})

describe('sitemapSections', () => {
  const entry = (fields: object) => item({ dynamicSection: 'services', ...fields })

  it.each([
    ['a section that no route serves', { section: 'academy' }],
    ['a section whose page the site does not have', { section: 'services' }],
    ['a slug that fits no route', { section: 'products', slug: 'a/b/c' }],
    ['a passive section, whatever page it names', { section: 'products', type: 'passive' }],
    ['neither page nor address', {}],
  ])('keeps as plain text what has %s, with its children and its dynamic pages', (_, fields) => {
    const children = [item({ title: 'Frese', section: 'productsCategories', slug: 'frese' })]
    expect(sitemapSections([entry({ ...fields, children })], target)).toEqual([
      {
        title: 'Titolo',
        href: null,
        children: [{ label: 'Frese', href: '/it_eu/products/frese' }],
        dynamicSection: 'services',
      },
    ])
  })

  it('leaves out what is hidden', () => {
    expect(sitemapSections([entry({ section: 'products', hidden: true })], target)).toEqual([])
  })
})
