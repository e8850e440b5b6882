import { expect, test } from '@playwright/test'
import type { RouteName } from '../../../src/routes'
import { siteHandles, type SiteHandle } from '../../../src/sites'
import { pageTypes } from '../../support/page-types'
import { factsAt, indexed, pages, published } from '../all-pages'

/** Pages that the sample content leaves out of a site on purpose. */
const LEFT_OUT: Partial<Record<RouteName, readonly SiteHandle[]>> = {
  'careers-educational-projects': ['en_asia'],
}

/** The whole route table in all sites. */
export function routeTests(): void {
  // @R2.1.1
  test('every route has a page in every site', () => {
    const built = new Set(pages.map(({ match: { route, site } }) => `${site} ${route}`))
    const missing = pageTypes
      .flatMap((route) =>
        siteHandles
          .filter((site) => !LEFT_OUT[route]?.includes(site))
          .map((site) => `${site} ${route}`),
      )
      .filter((page) => !built.has(page))
    expect(missing).toEqual([])
  })

  test('no two pages of a site have one title', () => {
    const holders = new Map<string, string>()
    const twice = published.flatMap((page) => {
      const key = `${page.match.site} ${factsAt(page).title}`
      const holder = holders.get(key)
      holders.set(key, holder ?? page.path)
      return holder ? [`${holder} and ${page.path}: ${factsAt(page).title}`] : []
    })
    expect(twice).toEqual([])
  })

  test('no two pages that search engines read have one description', () => {
    const holders = new Map<string, string>()
    const twice = indexed().flatMap((page) => {
      const description = factsAt(page).meta.get('description') ?? ''
      const key = `${page.match.site} ${description}`
      const holder = holders.get(key)
      holders.set(key, holder ?? page.path)
      return holder ? [`${holder} and ${page.path}: ${description}`] : []
    })
    expect(twice).toEqual([])
  })
}
