import type { SiteHandle } from '../../sites'
import { buildFacts, plannedPage } from '../shared/testing/build'
import { contentNodes, entryNode } from '../shared/testing/content'
import type { CategoryNode, NavigationNode } from '../shared/content-nodes'
import { productsVariables } from './variables'

type Item = NavigationNode['mainNavigation'][number]
type Group = Item['children'][number]

const item = {
  ...{ id: '', hidden: false, hasFilters: false, indexPage: false, externalUrl: null, type: null },
  ...{ navigationActions: [], teasers: [], dynamicSection: null },
}
const inMenu = (slug: string, hidden = false): Group['children'][number] => ({
  ...{ ...item, title: slug, section: 'productsCategories', slug, hidden, children: [] },
})
const group = (title: string, ...children: Group['children']): Group => ({
  ...{ ...item, title, section: null, slug: null, children },
})
const menuItem = (section: string, ...children: Group[]): Item => ({
  ...{ ...item, title: section, section, slug: null, children },
})
const category = (code: string, site: SiteHandle = 'ww'): CategoryNode => ({
  ...{ id: code, site, section: 'productsCategories', code, slug: code.toLowerCase() },
  ...{ title: code, translations: {}, facts: [], image: null, seo: null },
})
const menus = (site: SiteHandle, ...mainNavigation: Item[]): NavigationNode => ({
  ...{ site, mainNavigation, headerNavigation: [], footerNavigation: [], sitemap: [] },
})

/** The groups of the catalogue where the main menu of the worldwide site has these items. */
function groupsIn(...mainNavigation: Item[]) {
  const content = contentNodes([], {
    categories: [category('SAW'), category('JET'), category('KLN'), category('KLN', 'de_eu')],
    navigation: [
      menus('de_eu', menuItem('products', group('Stein', inMenu('kln')))),
      menus('ww', ...mainNavigation),
    ],
  })
  const page = plannedPage(entryNode('products'), { route: 'products', path: '/products' })
  return productsVariables(page, buildFacts(content)).groups
}

test('the groups of the catalogue are those of the main menu, in its order', () => {
  expect(
    groupsIn(
      menuItem('services', group('Care', inMenu('saw'))),
      menuItem(
        'products',
        group('Ceramics', inMenu('kln')),
        group('Stone', inMenu('jet'), inMenu('saw')),
      ),
    ),
  ).toEqual([
    { title: 'Ceramics', codes: ['KLN'] },
    { title: 'Stone', codes: ['JET', 'SAW'] },
  ])
})

test('a product that the menu hides, or has no category for, is in no group', () => {
  const hidden = { ...group('Wood', inMenu('saw')), hidden: true }
  expect(
    groupsIn(menuItem('products', group('Stone', inMenu('jet', true), inMenu('gone')), hidden)),
  ).toEqual([{ title: 'Stone', codes: [] }])
})

test('a menu without the catalogue has no groups', () => {
  expect(groupsIn(menuItem('services'))).toEqual([])
})
