import type { SimpleFooterProps } from '../../chrome/footer/simple-footer'
import type { SiteFooterProps } from '../../chrome/footer/site-footer'
import type { QuickLinksProps } from '../../chrome/header/quick-links'
import type { SiteLogoProps } from '../../chrome/header/site-logo'
import type { NewsletterBoxProps } from '../../chrome/newsletter-box/newsletter-box'
import type { CompanyView, MainMenuView } from '../../chrome/view-models'
import { siteSliceOf, type SliceName } from '../../chrome/slice-names'
import { registerAllMessages } from '../../sites/all-messages'
import { path as pathOf } from '../../routes'
import { messagesOf, localeVariantOf, type Messages, type SiteHandle } from '../../sites'
import type { BuildContent, CompanyNode, ConfigsNode } from '../content'
import {
  footerGroups,
  highlightViews,
  lastLinks,
  navigationItems,
  quickLinks,
  sitemapSections,
} from './menu'

registerAllMessages()

/** The parts of a page that are made once for all pages of a site, each by its component's
 * file below `src/chrome/slices`. */
export const sliceFiles = {
  'site-logo': 'site-logo-slice.tsx',
  'quick-links': 'quick-links-slice.tsx',
  'main-menu': 'main-menu-slice.tsx',
  'newsletter-box': 'newsletter-box-slice.tsx',
  'site-footer': 'site-footer-slice.tsx',
  'simple-footer': 'simple-footer-slice.tsx',
} as const satisfies Record<SliceName, string>

// Object.keys is typed as string[]; the table is closed (`as const`), so its keys are the names.
const sliceNames = Object.keys(sliceFiles) as SliceName[]

interface SlicesContext {
  readonly 'site-logo': SiteLogoProps
  readonly 'quick-links': QuickLinksProps
  readonly 'main-menu': MainMenuView
  readonly 'newsletter-box': NewsletterBoxProps
  readonly 'site-footer': SiteFooterProps
  readonly 'simple-footer': SimpleFooterProps
}

/** The slices that the pages of a site are put together with, by the alias that the layout uses. */
export const slicesOf = (site: SiteHandle): Record<SliceName, string> => ({
  'site-logo': siteSliceOf('site-logo', site),
  'quick-links': siteSliceOf('quick-links', site),
  'main-menu': siteSliceOf('main-menu', site),
  'newsletter-box': siteSliceOf('newsletter-box', site),
  'site-footer': siteSliceOf('site-footer', site),
  'simple-footer': siteSliceOf('simple-footer', site),
})

const companyView = ({
  shortName,
  legalName,
  vat,
  vatUrl,
  copyrightUrl,
  address,
  phones,
  socials,
}: CompanyNode): CompanyView => ({
  shortName,
  legalName,
  vat,
  vatHref: vatUrl,
  copyrightHref: copyrightUrl,
  addressLines: address
    ? [address.street, [address.postalCode, address.town].filter(Boolean).join(' ')]
    : [],
  phone: phones[0] ? { ...phones[0], label: phones[0].label ?? address?.town ?? null } : null,
  socials: Object.entries({
    LinkedIn: socials?.linkedin,
    YouTube: socials?.youtube,
    Facebook: socials?.facebook,
  }).flatMap(([label, href]) => (href ? [{ label, href }] : [])),
})

/** The logo at a larger size than in the header: the build's file, else the service's. */
const largeLogo = (logo: CompanyNode['logo']): SiteFooterProps['logo'] =>
  logo && {
    src: logo.data?.images.fallback?.src ?? logo.src,
    width: logo.width,
    height: logo.height,
  }

/** The newsletter box, with default texts for missing ones; `null` without an action. */
const newsletterBox = (
  { newsletterTexts, newsletterAction }: ConfigsNode,
  defaults: Messages['newsletter'],
): NewsletterBoxProps => ({
  title: newsletterTexts?.blockTitle ?? defaults.title,
  abstract: newsletterTexts?.abstract ?? defaults.abstract,
  action: newsletterAction
    ? { label: newsletterTexts?.btnLabel ?? defaults.button, href: newsletterAction }
    : null,
})

/** The data of a site's slices. */
function slicesContext(
  site: SiteHandle,
  content: BuildContent,
  pages: ReadonlySet<string>,
): SlicesContext {
  const menus = content.navigation.find((navigation) => navigation.site === site)
  const company = content.companies.find((each) => each.site === site)
  const configs = content.configs.find((each) => each.site === site)
  const messages = messagesOf(localeVariantOf(site))
  if (!menus || !company || !configs || !messages) {
    throw new Error(`${site} has no navigation, no company or no configuration.`)
  }
  const target = { site, pages }
  const { chrome } = messages
  const view = companyView(company)
  const copyrightYear = new Date().getFullYear()
  const homeHref = pathOf('home', site)
  const links = lastLinks(menus.footerNavigation, target)
  return {
    'site-logo': { homeHref, companyName: company.shortName, logo: company.logo },
    'quick-links': {
      links: quickLinks(menus.headerNavigation, target),
      label: chrome.quickLinks,
    },
    'main-menu': {
      items: navigationItems(menus.mainNavigation, target),
      highlights: highlightViews(configs.mainNavHighlights, target),
      company: view,
      copyrightYear,
      texts: {
        label: chrome.mainNavigation,
        menu: chrome.menu,
        discover: chrome.discover,
        back: chrome.back,
        highlights: chrome.highlights,
        changeLocale: chrome.changeLocale,
        login: messages.user.open,
        talk: messages.talk.open,
        followUs: chrome.followUs,
        vat: chrome.vat,
      },
    },
    'newsletter-box': newsletterBox(configs, messages.newsletter),
    'site-footer': {
      company: view,
      groups: footerGroups(menus.footerNavigation, target),
      links,
      homeHref,
      logo: largeLogo(company.logo),
      sitemap: sitemapSections(menus.sitemap, target),
      texts: {
        vat: chrome.vat,
        privacy: chrome.privacy,
        followUs: chrome.followUs,
        label: chrome.footerNavigation,
        home: chrome.home,
        sitemap: chrome.sitemap,
      },
      copyrightYear,
    },
    'simple-footer': {
      company: view,
      homeHref,
      texts: { vat: chrome.vat, privacy: chrome.privacy, home: chrome.homepage },
      copyrightYear,
    },
  }
}

/** A slice in Gatsby's form, except for the path of its component on the disk. */
export interface MadeSlice {
  readonly id: string
  /** The file of the component below `src/chrome/slices`. */
  readonly file: string
  readonly context: object
}

/**
 * The slices of a site.
 *
 * @param pages the addresses of all pages
 * @throws when the site lacks content that all its pages show
 */
export function madeSlices(
  site: SiteHandle,
  content: BuildContent,
  pages: ReadonlySet<string>,
): MadeSlice[] {
  const contexts = slicesContext(site, content, pages)
  return sliceNames.map((name) => ({
    id: siteSliceOf(name, site),
    file: sliceFiles[name],
    context: contexts[name],
  }))
}
