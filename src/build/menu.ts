import type { MenuPage } from '../contract'
import type { FooterGroup, NavigationItem } from '../chrome/view-models'
import { referencePath } from '../routes'
import type { SiteHandle } from '../sites'
import type { LinkView } from '../ui/view-models'

/** Where a menu of one site may lead. */
export interface MenuSite {
  readonly site: SiteHandle
  /** The addresses of all pages that are built. */
  readonly pages: ReadonlySet<string>
}

type Target = Pick<MenuPage, 'section' | 'slug' | 'externalUrl'> & {
  readonly type?: MenuPage['type']
}

/** An external address as it stands; a page only when it is built; `null` for headings (specification 2.4). */
function hrefOf(
  { section, slug, externalUrl, type }: Target,
  { site, pages }: MenuSite,
): string | null {
  if (type === 'passive') return null
  if (externalUrl) return externalUrl
  const href = section ? referencePath({ section, slug: slug || null }, site) : null
  return href !== null && pages.has(href) ? href : null
}

const leadsSomewhere = (item: NavigationItem) => item.href !== null || item.children.length > 0

/** An item of a menu; a menu's last level is asked for without children. */
export type MenuItem = Omit<MenuPage, 'children'> & { readonly children?: readonly MenuItem[] }

/** The items of a menu that are not hidden and lead somewhere, with their addresses in a site. */
export const navigationItems = (items: readonly MenuItem[], target: MenuSite): NavigationItem[] =>
  items
    .filter(({ hidden }) => !hidden)
    .map((item) => ({
      id: item.id,
      title: item.title,
      href: hrefOf(item, target),
      children: navigationItems(item.children ?? [], target),
      actions: item.navigationActions.flatMap(({ label, ...action }): LinkView[] => {
        const href = hrefOf(action, target)
        return href === null ? [] : [{ label, href }]
      }),
    }))
    .filter(leadsSomewhere)

/** The footer's lists: first level titles, second level links. */
export const footerGroups = (items: readonly MenuItem[], target: MenuSite): FooterGroup[] =>
  navigationItems(items, target).map(({ title, href, children }) => ({
    title,
    href,
    links: children.flatMap((child): LinkView[] =>
      child.href === null ? [] : [{ label: child.title, href: child.href }],
    ),
  }))
