import type { PlannedPage } from '../../routes'
import { languages, sites, WORLDWIDE } from '../../sites'
import { registry } from '../../templates/registry'
import type { PageContext } from '../../templates/shared/page-context'
import type { BuildContent } from '../content/content'
import { loginAddresses } from './login-addresses'
import { alternatesOf } from './alternates'

/** What every page is told of itself, besides what its type asks for. */
export function pageContext(
  { site, route, path, alternates }: PlannedPage,
  { regions, configs }: Pick<BuildContent, 'regions' | 'configs'>,
  { pageType, noIndex, share }: Pick<PageContext, 'pageType' | 'noIndex' | 'share'>,
): PageContext {
  const { layout, header, rests } = registry[route]
  const own = configs.find((each) => each.site === site)
  return {
    site,
    route,
    pageType,
    layout,
    header,
    rests,
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
