import type { ReactElement, ReactNode } from 'react'
import { Slice } from 'gatsby'
import * as css from './page-layout.module.css'
import {
  DefaultLayout,
  isSearchRoute,
  siteSliceOf,
  SimpleLayout,
  type LocaleGroup,
  type SliceName,
} from '../chrome'
import { firstContent } from '../gatsby-browser/content/content'
import { loadSlice } from '../gatsby-browser/runtime/loader'
import { sites, type SiteHandle } from '../sites'
import type { PageContext, RegionAlternates } from '../templates/shared/page-context'
import { Hydrate } from '../ui/hydration/hydrate'
import { useMountedSlices } from './mounted-slices'

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

interface SharedProps {
  readonly site: SiteHandle
  readonly slices: readonly SliceName[]
  /** Attributes of the element around the slices. */
  readonly around?: { readonly className?: string | undefined; readonly 'data-behind'?: boolean }
  readonly children: ReactNode
}

/**
 * Slices that all pages of a site share. They work as HTML until a visitor may be about to use
 * them.
 */
const Shared = ({ site, slices, around = { className: css.shared }, children }: SharedProps) => (
  <Hydrate
    key={site}
    when="interaction"
    load={() => Promise.all(slices.map((name) => loadSlice(siteSliceOf(name, site))))}
  >
    {(root) => (
      <div {...root} {...around}>
        {children}
      </div>
    )}
  </Hydrate>
)

/** Renders a slice that all pages of a site share, from Gatsby's element for it. */
export type ShowSlice = (own: ReactElement<{ readonly alias: string }>) => ReactElement

interface PageLayoutProps {
  readonly context: PageContext
  readonly slice?: ShowSlice | undefined
  readonly children: ReactNode
}

/**
 * The layout of a page (requirements 2.4). It is outside of the page, so that header and overlays
 * stay in place during navigation. Gatsby finds the names of its slices in this file.
 */
export function PageLayout({ context, slice = (own) => own, children }: PageLayoutProps) {
  const { site, route, layout, header, alternates, newsletter, logins, i18n } = context
  useMountedSlices(context)
  if (layout === 'simple') {
    return (
      <SimpleLayout
        header={
          <Shared site={site} slices={['site-logo']}>
            {slice(<Slice alias="site-logo" />)}
          </Shared>
        }
        footer={
          <Shared site={site} slices={['simple-footer']}>
            {slice(<Slice alias="simple-footer" />)}
          </Shared>
        }
      >
        {children}
      </SimpleLayout>
    )
  }
  return (
    <DefaultLayout
      path={i18n.path}
      site={site}
      loadContent={i18n.path === firstContent.path ? firstContent.load : undefined}
      header={{
        start: (
          <Shared site={site} slices={['site-logo', 'quick-links']}>
            {slice(<Slice alias="site-logo" />)}
            {slice(<Slice alias="quick-links" />)}
          </Shared>
        ),
        menu: (
          <Shared site={site} slices={['main-menu']}>
            {slice(<Slice alias="main-menu" />)}
          </Shared>
        ),
        locales: localeGroups(alternates, site),
        logins,
        variant: header ?? 'plain',
        onSearchPage: isSearchRoute(route),
      }}
      footer={
        <Shared
          site={site}
          slices={newsletter ? ['newsletter-box', 'site-footer'] : ['site-footer']}
          around={{ 'data-behind': true }}
        >
          {newsletter && slice(<Slice alias="newsletter-box" />)}
          {slice(<Slice alias="site-footer" />)}
        </Shared>
      }
    >
      {children}
    </DefaultLayout>
  )
}
