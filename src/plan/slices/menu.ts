import type { MenuPage } from '../../contract'
import type {
  FooterGroup,
  HighlightView,
  NavigationItem,
  NavigationTeaserView,
  SitemapSectionView,
} from '../../chrome/view-models'
import { referencePath } from '../../routes'
import type { SiteHandle } from '../../sites'
import { actionViews } from '../../templates/shared/views'
import type { LinkView } from '../../ui/view-models'
import type { ConfigsNode } from '../content'

/** The possible targets of a site's menu. */
export interface MenuSite {
  readonly site: SiteHandle
  /** The addresses of all pages that are built. */
  readonly pages: ReadonlySet<string>
}

type Target = Pick<MenuPage, 'section' | 'slug' | 'externalUrl'> & {
  readonly type?: MenuPage['type']
}

/**
 * The address of a menu item: an external address as it is, or a page if it is built. `null` for
 * headings (requirements 2.4).
 */
function hrefOf(
  { section, slug, externalUrl, type }: Target,
  { site, pages }: MenuSite,
): string | null {
  if (type === 'passive') return null
  if (externalUrl) return externalUrl
  const href = section ? referencePath({ section, slug }, site) : null
  return href !== null && pages.has(href) ? href : null
}

const leadsSomewhere = (item: NavigationItem) => item.href !== null || item.children.length > 0

/** An item of a menu; the query asks for a menu's last level without children. */
export interface MenuItem extends Queries.MenuItemFragment {
  readonly children?: readonly MenuItem[]
}

/** A teaser's call to action, unless it leads to a page that is not built. */
const teaserView = (
  { preTitle, title, image, action }: MenuItem['teasers'][number],
  { site, pages }: MenuSite,
): NavigationTeaserView => {
  const [link] = actionViews(action ? [action] : [], site)
  const leads = link && (!action?.actionPage || pages.has(link.href))
  return { preTitle, title, image, action: leads ? link : null }
}

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
      teasers: item.teasers.map((teaser) => teaserView(teaser, target)),
      hasFilters: item.hasFilters,
      indexPage: item.indexPage,
    }))
    .filter(leadsSomewhere)

/** The footer's lists: first level titles, second level links. */
export const footerGroups = (items: readonly MenuItem[], target: MenuSite): FooterGroup[] =>
  navigationItems(items, target)
    .filter(({ children }) => children.length > 0)
    .map(({ title, href, children }) => ({
      title,
      href,
      links: children.flatMap((child): LinkView[] =>
        child.href === null ? [] : [{ label: child.title, href: child.href }],
      ),
    }))

/** The links of a page's last line: items of the footer's first level without a list. */
export const lastLinks = (items: readonly MenuItem[], target: MenuSite): LinkView[] =>
  quickLinks(
    items.filter(({ children }) => !children?.length),
    target,
  )

/** A flat list of links, such as the quick links of the header. */
export const quickLinks = (items: readonly MenuItem[], target: MenuSite): LinkView[] =>
  navigationItems(items, target).flatMap(({ title, href }) =>
    href === null ? [] : [{ label: title, href }],
  )

/** The highlighted news that have a page. */
export const highlightViews = (
  highlights: ConfigsNode['mainNavHighlights'],
  target: MenuSite,
): HighlightView[] =>
  highlights.flatMap(({ section, slug, title, typeLabel, image }) => {
    const href = hrefOf({ section, slug, externalUrl: null }, target)
    return href === null ? [] : [{ title, href, typeLabel, image }]
  })

/**
 * The static sections of the sitemap. Items that are passive or have no page stay as plain text
 * (requirements 2.4), unlike in menus.
 */
export const sitemapSections = (
  items: readonly MenuItem[],
  target: MenuSite,
): SitemapSectionView[] =>
  items
    .filter(({ hidden }) => !hidden)
    .map((item) => ({
      title: item.title,
      href: hrefOf(item, target),
      children: (item.children ?? [])
        .filter(({ hidden }) => !hidden)
        .map((child) => ({ label: child.title, href: hrefOf(child, target) })),
      dynamicSection: item.dynamicSection,
    }))
