import type { PageReference } from '../../contract'
import { path, referencePath, routeOf } from '../../routes'
import type { SiteHandle } from '../../sites'
import type {
  ActionView,
  CategoryView,
  ContactView,
  ImageView,
  LinkView,
  ProductCardView,
} from '../../ui/view-models'

/** A contract object whose images have the files that the build made. */
export type WithImages<T> = T extends { src: string; width: number; height: number }
  ? T & ImageView
  : T extends readonly (infer Item)[]
    ? WithImages<Item>[]
    : T extends object
      ? { [Key in keyof T]: WithImages<T[Key]> }
      : T

/** The card of a product in a list of its site. */
export const productCard = (product: Queries.CardFragment, site: SiteHandle): ProductCardView => ({
  code: product.code,
  title: product.title,
  href: path('products-category-slug', site, {
    category: product.category.slug,
    slug: product.slug,
  }),
  abstract: product.abstract,
  image: product.image,
  figures: product.figures,
  categoryTitle: product.category.title,
})

const hrefOf = (
  { actionUrl, actionFile, actionPage }: Queries.ActionFragment,
  site: SiteHandle,
): Omit<ActionView, 'label'> | null => {
  if (actionUrl) return { href: actionUrl }
  if (actionFile) return { href: actionFile.url, download: true }
  const href = actionPage && pageHref(actionPage, site)
  return href ? { href, opensForm: routeOf(actionPage) === 'contacts-form' || undefined } : null
}

/** The URL of a page reference in the content, or `null` if no route fits it. */
export const pageHref = (page: PageReference, site: SiteHandle): string | null =>
  referencePath(page, site)

/** The calls to action that lead somewhere. */
export const actionViews = (
  actions: readonly Queries.ActionFragment[],
  site: SiteHandle,
): ActionView[] =>
  actions.flatMap((action) => {
    const target = hrefOf(action, site)
    return target ? [{ label: action.label, ...target }] : []
  })

/** Nodes in the order of their ids in the plan; a query returns them in another order. */
export function inOrder<Node extends { readonly id: string }>(
  nodes: readonly Node[],
  ids: readonly string[],
): Node[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The first e-mail address and telephone number of the company. */
export const contactView = ({ emails, phones }: Queries.FrameFragment['company']): ContactView => ({
  email: emails[0]?.email ?? null,
  phone: phones[0] ?? null,
})

/**
 * The categories of a site with machines there.
 *
 * @param counts machines by category code
 * @param products the machines by category code, if they are shown by name
 */
export const categoryViews = (
  categories: readonly Queries.CategoryFragment[],
  counts: ReadonlyMap<string | null, number>,
  site: SiteHandle,
  products: ReadonlyMap<string, readonly LinkView[]> = new Map(),
): CategoryView[] =>
  categories.flatMap(({ slug, ...category }) => {
    const count = counts.get(category.code) ?? 0
    return count === 0
      ? []
      : [
          {
            ...category,
            href: path('products-category', site, { category: slug }),
            count,
            products: products.get(category.code) ?? [],
          },
        ]
  })
