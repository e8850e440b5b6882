import type { ReactElement, ReactNode } from 'react'
import { Slice } from 'gatsby'
import { DefaultLayout, isSearchRoute, SimpleLayout, type LocaleGroup } from '../chrome'
import { resting } from '../gatsby-browser/resting/resting'
import { sites, type SiteHandle } from '../sites'
import type { PageContext, RegionAlternates } from '../templates/shared/page-context'
import { useDrawnParts } from './drawn-parts'
import { KeptParts, wake, WakingPart } from './shared-part'

const localeGroups = (regions: readonly RegionAlternates[], current: SiteHandle): LocaleGroup[] =>
  regions.map(({ region, sites: alternates }) => ({
    name: region,
    options: alternates.map(({ handle, name, area, countries, path: href }) => ({
      handle,
      name,
      area,
      language: sites[handle].htmlLang,
      href,
      current: handle === current,
      countries,
    })),
  }))

/** Shows a part that all pages of a site share, given as Gatsby would show it. */
export type ShowSlice = (own: ReactElement<{ readonly alias: string }>) => ReactElement

interface PageLayoutProps {
  readonly context: PageContext
  readonly slice?: ShowSlice | undefined
  readonly children: ReactNode
}

/**
 * The layout of a page (requirements 2.4). It stands outside of the page, so that a step to another
 * page leaves header and overlays where they are. Gatsby finds the names of its slices in this file.
 */
export function PageLayout({ context, slice = (own) => own, children }: PageLayoutProps) {
  const { site, route, layout, header, alternates, newsletter, logins, i18n } = context
  useDrawnParts(context)
  if (layout === 'simple') {
    return (
      <SimpleLayout
        header={<KeptParts site={site}>{slice(<Slice alias="site-logo" />)}</KeptParts>}
        footer={<KeptParts site={site}>{slice(<Slice alias="simple-footer" />)}</KeptParts>}
      >
        {children}
      </SimpleLayout>
    )
  }
  return (
    <DefaultLayout
      path={i18n.path}
      wakeMain={i18n.path === resting.path ? resting.wake : undefined}
      header={{
        start: (
          <KeptParts site={site}>
            {slice(<Slice alias="site-logo" />)}
            {slice(<Slice alias="quick-links" />)}
          </KeptParts>
        ),
        menu: (
          <WakingPart part="main-menu" site={site}>
            {slice(<Slice alias="main-menu" />)}
          </WakingPart>
        ),
        locales: localeGroups(alternates, site),
        logins,
        variant: header ?? 'plain',
        onSearchPage: isSearchRoute(route),
      }}
      newsletter={newsletter ? slice(<Slice alias="newsletter-box" />) : null}
      footer={slice(<Slice alias="site-footer" />)}
      site={site}
      wakeFooter={wake(site, 'site-footer', ...(newsletter ? (['newsletter-box'] as const) : []))}
    >
      {children}
    </DefaultLayout>
  )
}
