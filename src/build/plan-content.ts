import { siteHandles } from '../sites'
import { planPages, type Plan, type PlanEntry } from '../routes'
import type { BuildContent, CategoryNode, EntryNode, ProductNode } from './content'

const categoryEntry = ({ id, title, slug, translations, code }: CategoryNode): PlanEntry => ({
  id,
  section: 'productsCategories',
  slug,
  source: `the category "${title}" (${code})`,
  translations,
})

const productEntry = ({
  id,
  title,
  code,
  section,
  category,
  slug,
  translations,
}: ProductNode): PlanEntry => ({
  id,
  section,
  slug: `${category.slug}/${slug}`,
  source: `the product "${title}" (${code})`,
  translations,
})

const otherEntry = ({ id, title, section, slug, translations }: EntryNode): PlanEntry => ({
  id,
  section,
  slug,
  source: `the entry "${title}" (${section}${slug ? `/${slug}` : ''})`,
  translations,
})

/** The plan of all pages that the content asks for. Throws `PlanError` as `planPages` does. */
export function planContent({ categories, products, entries }: BuildContent): Plan {
  return planPages(
    siteHandles.map((site) => {
      const ofSite = <T extends { site: string }>(nodes: readonly T[]) =>
        nodes.filter((node) => node.site === site)
      return {
        site,
        entries: [
          ...ofSite(entries).map(otherEntry),
          ...ofSite(categories).map(categoryEntry),
          ...ofSite(products).map(productEntry),
        ],
      }
    }),
  )
}
