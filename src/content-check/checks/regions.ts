import { isSiteHandle, siteHandles, sites, splitSiteName } from '../../sites'
import { type Finding, violation, warning } from '../finding'
import type { Snapshot } from '../snapshot'

/**
 * Each of the 12 sites exists once, with a name for the locale menu. No two claim the same country.
 */
export function checkRegions({ shared }: Snapshot): Finding[] {
  return shared.sites.flatMap((asked) => {
    const findings: Finding[] = []
    const places = asked.data.flatMap((region, regionIndex) =>
      region.sites.map((site, index) => ({ site, path: `data[${regionIndex}].sites[${index}]` })),
    )
    const seen = new Set<string>()
    const claimed = new Map<string, string>()

    for (const { site, path } of places) {
      const { handle, name, countries } = site
      if (!isSiteHandle(handle)) {
        findings.push(
          violation(asked, `${path}.handle`, `one of ${siteHandles.join(', ')}`, handle),
        )
        continue
      }
      if (seen.has(handle))
        findings.push(violation(asked, `${path}.handle`, 'each site once', handle))
      seen.add(handle)
      if (splitSiteName(name).area === '') {
        findings.push(
          warning(asked, `${path}.name`, 'a name and an area such as "Deutsch (EU)"', name),
        )
      }
      countries.forEach((country, index) => {
        const tag = `${sites[handle].language}-${country}`
        const other = claimed.get(tag)
        if (other === undefined) claimed.set(tag, handle)
        else {
          const expected = `${tag} claimed by one site`
          findings.push(
            violation(asked, `${path}.countries[${index}]`, expected, `${other} and ${handle}`),
          )
        }
      })
    }
    const missing = siteHandles.filter((handle) => !seen.has(handle))
    if (missing.length > 0) {
      findings.push(violation(asked, 'data', 'all 12 sites', `none for ${missing.join(', ')}`))
    }
    return findings
  })
}
