import { registerAllMessages } from '../sites/all-messages'
import type { Alternates } from '../routes'
import { messagesOf, sites, splitSiteName, WORLD, localeVariantOf, type SiteHandle } from '../sites'
import type { RegionAlternates } from '../templates/shared/page-context'
import type { BuildContent } from './content'

type Region = BuildContent['regions'][number]

registerAllMessages()

/**
 * Names of parts of the world by site: creating a formatter takes longer than looking up a name.
 */
const names = new Map<SiteHandle, Intl.DisplayNames>()

function namesFor(reader: SiteHandle): Intl.DisplayNames {
  const known =
    names.get(reader) ?? new Intl.DisplayNames(sites[reader].intlLocale, { type: 'region' })
  names.set(reader, known)
  return known
}

/**
 * A region's name in the language of a site. The content service names regions in one language
 * only. So the name is that of the part of the world which the region's sites serve.
 */
function regionName({ name, sites: members }: Region, reader: SiteHandle): string {
  const [first] = members
  if (!first) return name
  const { region } = sites[first.handle]
  if (region === WORLD) return messagesOf(localeVariantOf(reader))?.chrome.worldwide ?? name
  return namesFor(reader).of(region) ?? name
}

/**
 * The locale menu of a page: every region and site, with the page's address where it exists.
 *
 * @param reader the site whose language the regions are named in
 */
export const alternatesOf = (
  regions: BuildContent['regions'],
  alternates: Alternates,
  reader: SiteHandle,
): RegionAlternates[] =>
  regions.map((region) => ({
    region: regionName(region, reader),
    sites: region.sites.map((site) => ({
      handle: site.handle,
      ...splitSiteName(site.name),
      countries: site.countries,
      path: alternates[site.handle] ?? null,
    })),
  }))
