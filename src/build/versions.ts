import type { Alternates } from '../routes'
import { splitSiteName } from '../sites'
import type { RegionVersions } from '../templates/page-context'
import type { BuildContent } from './content'

/** The locale menu of a page: every region and site, with the page's address where it exists. */
export const versionsOf = (
  regions: BuildContent['regions'],
  alternates: Alternates,
): RegionVersions[] =>
  regions.map(({ name, sites }) => ({
    region: name,
    sites: sites.map((site) => ({
      handle: site.handle,
      ...splitSiteName(site.name),
      countries: site.countries,
      path: alternates[site.handle] ?? null,
    })),
  }))
