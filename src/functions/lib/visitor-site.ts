import { isSiteHandle, WORLDWIDE, type SiteHandle } from '../../sites'
import { chooseSite, siteTable } from '../../sites/choose-site'

/** Only the build knows the countries that content gives to sites. */
const TABLE = siteTable({})

/** The languages of `Accept-Language`, the most wanted first. */
const languagesOf = (header: string): string[] =>
  header
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim())
      const weight = parameters.find((each) => each.startsWith('q='))?.slice(2)
      return { tag, weight: Number(weight ?? 1) || 0 }
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)

/**
 * The site whose texts a visitor reads at a path that belongs to no site: the same as at the root
 * (requirements D2).
 */
export function siteOfVisitor({ headers }: Request): SiteHandle {
  const site = chooseSite(
    {
      cookie: headers.get('cookie') ?? '',
      languages: languagesOf(headers.get('accept-language') ?? ''),
      userAgent: headers.get('user-agent') ?? '',
    },
    TABLE,
  )
  return site !== null && isSiteHandle(site) ? site : WORLDWIDE
}
