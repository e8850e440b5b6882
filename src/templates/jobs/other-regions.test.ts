import { siteHandles, sites, type SiteHandle } from '../../sites'
import { otherRegions } from './other-regions'

const page = (site: SiteHandle, others: readonly SiteHandle[] = siteHandles) => ({
  ...{ site, path: '/jobs', route: 'careers-job-opportunities' as const, params: {} },
  entry: { id: '1', section: 'jobOpportunities', slug: null, source: '', translations: {} },
  alternates: Object.fromEntries(others.map((each) => [each, `${sites[each].prefix}/jobs`])),
})
const waysOf = (...asked: Parameters<typeof page>) =>
  [
    ...(otherRegions(page(...asked)) ?? '').matchAll(/<a href="(.*?)" hreflang=".*?">(.*?)<\/a>/g),
  ].map(([, href, label]) => `${href} ${label?.replaceAll(/<.*?>/g, '')}`)

test('other regions are one click away, in the reader’s language where they have it', () => {
  expect(waysOf('en_eu')).toEqual([
    '/en_asia/jobs Asia',
    '/en_na/jobs North America',
    '/en_oce/jobs Oceania',
    '/es_sa/jobs South America (Español)',
    '/pt_sa/jobs South America (Português)',
  ])
  expect(waysOf('pt_sa')[0]).toBe('/pt_eu/jobs Europa')
})

test('of the worldwide site every region is another one', () => {
  expect(waysOf('ww')[0]).toBe('/en_eu/jobs Europe')
  expect(waysOf('ww')).toHaveLength(6)
})

test('a language is written in its own', () => {
  expect(otherRegions(page('de_eu'))).toContain('Südamerika (<span lang="pt">Português</span>)')
})

test('where the page is nowhere else there is no way', () => {
  expect(otherRegions(page('it_eu', ['it_eu', 'de_eu', 'ww']))).toBeNull()
})

test('they are a line of text', () => {
  expect(otherRegions(page('en_eu', ['en_eu', 'en_na', 'en_oce']))).toBe(
    '<p><a href="/en_na/jobs" hreflang="en-US">North America</a> · <a href="/en_oce/jobs" hreflang="en-AU">Oceania</a></p>',
  )
})
