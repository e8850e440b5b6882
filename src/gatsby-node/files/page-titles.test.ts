import type { PageRoute, PlannedPage } from '../../routes'
import { entryNode } from '../../templates/shared/testing/content'
import { buildContent } from '../../plan/testing/content'
import { pageTitles } from './page-titles'

const entries = [
  entryNode('Home', { id: 'home', section: 'home' }),
  entryNode('Service', { id: 'service', section: 'services' }),
  entryNode('Campaign', { id: 'campaign', seo: { noIndex: true } }),
]

const page = (path: string, route: PageRoute, id: string): PlannedPage => ({
  path,
  route,
  site: 'ww',
  params: {},
  entry: { id, section: 'any', slug: null, source: id, translations: {} },
  alternates: {},
})

test('the pages of a site by their addresses, but for its home page and those kept out of searches', () => {
  const pages = [
    page('/', 'home', 'home'),
    page('/services', 'services', 'service'),
    page('/landings/campaign', 'landings', 'campaign'),
    page('/services/faq', 'services-faq', 'service'),
    page('/services/faq/saws', 'services-faq', 'service'),
    page('/services/constructor/saws', 'services-faq', 'service'),
    page('/search', 'search', 'without-content'),
  ]
  expect(pageTitles('ww', pages, buildContent(entries))).toEqual({
    services: {
      '': 'Service',
      constructor: { saws: 'Service' },
      faq: { '': 'Service', saws: 'Service' },
    },
  })
  expect(pageTitles('de_eu', pages, buildContent(entries))).toEqual({})
  const german = { ...page('/de_eu/services', 'services', 'service'), site: 'de_eu' as const }
  expect(pageTitles('de_eu', [german], buildContent(entries))).toEqual({ services: 'Service' })
})
