import path from 'node:path'
import type { Actions } from 'gatsby'
import type { MainNavigationContext } from '../chrome/slices/main-navigation-slice'
import type { CompanyView } from '../chrome/view-models'
import type { SiteFooterProps } from '../chrome/site-footer'
import { registerAllMessages } from '../app/all-messages'
import { messagesOf, siteHandles, sites, type SiteHandle } from '../sites'
import type { BuildContent, CompanyNode } from './content'
import { footerGroups, navigationItems } from './menu'

/** The slices that the pages of a site are put together with, by the alias that the layout uses. */
export const slicesOf = (site: SiteHandle) => ({
  'main-navigation': `main-navigation-${site}`,
  'site-footer': `site-footer-${site}`,
})

const component = (file: string) => path.resolve('src/chrome/slices', file)

const companyView = ({
  shortName,
  legalName,
  vat,
  address,
  socials,
}: CompanyNode): CompanyView => ({
  shortName,
  legalName,
  vat,
  addressLines: address
    ? [address.street, [address.postalCode, address.town].filter(Boolean).join(' ')]
    : [],
  socials: Object.entries({
    LinkedIn: socials?.linkedin,
    YouTube: socials?.youtube,
    Facebook: socials?.facebook,
  }).flatMap(([label, href]) => (href ? [{ label, href }] : [])),
})

/** Makes each site's navigation and footer, once for all of its pages. */
export function createSlices(
  createSlice: Actions['createSlice'],
  content: BuildContent,
  pages: ReadonlySet<string>,
): void {
  registerAllMessages()
  for (const site of siteHandles) {
    const menus = content.navigation.find((navigation) => navigation.site === site)
    const company = content.companies.find((each) => each.site === site)
    const texts = messagesOf(sites[site].language)?.chrome
    if (!menus || !company || !texts) throw new Error(`${site} has no navigation or no company.`)
    const ids = slicesOf(site)

    const navigation: MainNavigationContext = {
      items: navigationItems(menus.mainNavigation, { site, pages }),
      texts: { label: texts.mainNavigation, menu: texts.menu, discover: texts.discover },
    }
    createSlice({
      id: ids['main-navigation'],
      component: component('main-navigation-slice.tsx'),
      context: { ...navigation },
    })

    const footer: SiteFooterProps = {
      company: companyView(company),
      groups: footerGroups(menus.footerNavigation, { site, pages }),
      texts: { vat: texts.vat, followUs: texts.followUs, label: texts.footerNavigation },
      copyrightYear: new Date().getFullYear(),
    }
    createSlice({
      id: ids['site-footer'],
      component: component('site-footer-slice.tsx'),
      context: { ...footer },
    })
  }
}
