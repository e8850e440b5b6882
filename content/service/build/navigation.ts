import type { MenuPage, Navigation } from '../../../src/contract'
import type { ActionField } from '../model/common-schemas'
import type { NavigationItem } from '../model/global-schemas'
import { reject, within, type BuildContext, type Field } from './context'
import { buildImage } from './image'
import { buildAction, resolveTarget } from './references'
import { idOf } from './collection'
import { onlyItem } from './collections'

const navigationAction = (
  field: Field,
  { label, page, url }: ActionField,
): MenuPage['navigationActions'] => {
  if (page === undefined) return [{ label, section: null, slug: null, externalUrl: url ?? null }]
  const target = resolveTarget(within(field, 'page'), page)
  return target
    ? [{ label, section: target.section, slug: target.slug ?? null, externalUrl: null }]
    : []
}

/** An item is left out when its page is not in this site, and so is an empty group. */
const buildItem = (field: Field, item: NavigationItem): MenuPage[] => {
  const target = item.page === undefined ? null : resolveTarget(within(field, 'page'), item.page)
  if (item.page !== undefined && !target) return []
  const children = buildItems(within(field, 'children'), item.children)
  if (item.children.length > 0 && children.length === 0 && !target && !item.url) return []
  const title = item.title ?? target?.title
  if (title === undefined) {
    reject(within(field, 'title'), 'a title, or a page that has one', 'nothing')
    return []
  }
  return [
    {
      id: idOf(field.path.join('/')),
      title,
      section: target?.section ?? null,
      slug: target?.slug ?? null,
      children,
      hasFilters: item.hasFilters ?? false,
      indexPage: item.indexPage ?? false,
      navigationActions: item.actions.flatMap((action, index) =>
        navigationAction(within(field, 'actions', index), action),
      ),
      teasers: item.teasers.map((teaser, index) => {
        const own = within(field, 'teasers', index)
        return {
          preTitle: teaser.preTitle ?? null,
          title: teaser.title,
          image: buildImage(within(own, 'image'), teaser.image, teaser.title),
          action: buildAction(within(own, 'action'), teaser.action),
        }
      }),
      hidden: item.hidden ?? false,
      externalUrl: item.url ?? null,
      dynamicSection: item.dynamicSection ?? null,
      type: item.type ?? (target || item.url ? null : 'passive'),
    },
  ]
}

const buildItems = (field: Field, items: readonly NavigationItem[]): MenuPage[] =>
  items.flatMap((item, index) => buildItem(within(field, index), item))

/** All navigation lists of a site; `null` when the content has no `navigation.yaml`. */
export function buildNavigation(context: BuildContext): Navigation | null {
  const item = onlyItem(context.collections.navigation, context.site)
  if (!item) return null
  const list = (name: keyof Navigation) =>
    buildItems({ context, item, path: [name] }, item.data[name])
  return {
    mainNavigation: list('mainNavigation'),
    headerNavigation: list('headerNavigation'),
    footerNavigation: list('footerNavigation'),
    sitemap: list('sitemap'),
  }
}
