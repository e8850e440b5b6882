import type { PageRoute, PlannedPage } from '../routes'
import { languages, sites, WORLDWIDE } from '../sites'
import { registry } from './registry'
import type { PageContext } from '../templates/shared/page-context'
import type { BuildContent } from './content'
import type { Logins } from '../contract'
import { alternatesOf } from './alternates'

/**
 * Gatsby's name for the code of the pages that a section's list leads to. `undefined` where an
 * entry's type decides on the template of its page.
 */
export function codeBelow(route: PageRoute): string | undefined {
  const below = Object.entries(registry).find(([name]) => name === `${route}-slug`)
  const template = below?.[1].template
  return typeof template === 'string'
    ? `component---src-templates-${template.replace(/\W/g, '-')}`
    : undefined
}

/** The login addresses for a page's context; nothing where the content has no address. */
export function loginAddresses(logins: Logins | null): Pick<PageContext, 'logins'> {
  const given = Object.entries(logins ?? {}).flatMap(([audience, address]) =>
    address === null ? [] : [[audience, address] as const],
  )
  return given.length > 0 ? { logins: Object.fromEntries(given) } : {}
}

/** The context that every page gets, apart from the variables of its type. */
export function pageContext(
  { site, route, path, alternates }: PlannedPage,
  { regions, configs }: Pick<BuildContent, 'regions' | 'configs'>,
  { pageType, noIndex, share }: Pick<PageContext, 'pageType' | 'noIndex' | 'share'>,
): PageContext {
  const { layout, header, hydrate } = registry[route]
  const own = configs.find((each) => each.site === site)
  return {
    site,
    route,
    pageType,
    layout,
    header,
    hydrate,
    leadsTo: hydrate ? undefined : codeBelow(route),
    alternates: alternatesOf(regions, alternates, site),
    newsletter: own?.newsletterBox.includes(route) || undefined,
    ...loginAddresses(own?.logins ?? null),
    noIndex,
    share,
    i18n: {
      language: sites[site].language,
      languages,
      defaultLanguage: sites[WORLDWIDE].language,
      routed: true,
      originalPath: path,
      path,
    },
  }
}
