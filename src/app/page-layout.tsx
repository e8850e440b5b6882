import type { ReactNode } from 'react'
import { Slice } from 'gatsby'
import { DefaultLayout, isSearchRoute, SimpleLayout, type LocaleGroup } from '../chrome'
import { sites, type SiteHandle } from '../sites'
import type { PageContext, RegionAlternates } from '../templates/shared/page-context'

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

/**
 * The layout of a page (requirements 2.4). It stands outside of the page, so that a step to another
 * page leaves header and overlays where they are.
 */
export function PageLayout({ context, children }: { context: PageContext; children: ReactNode }) {
  const { site, route, layout, header, alternates, newsletter, logins, i18n } = context
  if (layout === 'simple') {
    return (
      <SimpleLayout header={<Slice alias="site-logo" />} footer={<Slice alias="simple-footer" />}>
        {children}
      </SimpleLayout>
    )
  }
  return (
    <DefaultLayout
      path={i18n.path}
      header={{
        start: (
          <>
            <Slice alias="site-logo" />
            <Slice alias="quick-links" />
          </>
        ),
        menu: <Slice alias="main-menu" />,
        locales: localeGroups(alternates, site),
        logins,
        variant: header ?? 'plain',
        onSearchPage: isSearchRoute(route),
      }}
      newsletter={newsletter ? <Slice alias="newsletter-box" /> : null}
      footer={<Slice alias="site-footer" />}
    >
      {children}
    </DefaultLayout>
  )
}
