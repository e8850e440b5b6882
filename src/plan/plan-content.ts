import { siteHandles, type SiteHandle } from '../sites'
import {
  formPages,
  isShownInPlace,
  ownPageSections,
  planPages,
  type Plan,
  type PlanEntry,
} from '../routes'
import type { CategoryNode, EntryNode, ProductNode } from '../templates/shared/content-nodes'
import type { BuildContent, FormsNode } from './content'

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

const otherEntry = ({
  id,
  contentId,
  handle,
  title,
  section,
  slug,
  translations,
}: EntryNode): PlanEntry => ({
  id,
  // The section alone identifies a fixed page.
  ...(handle === null && { contentId }),
  section,
  slug,
  source: `the entry "${title}" (${section}${slug ? `/${slug}` : ''})`,
  translations,
})

/**
 * Whether an entry has a page. Fixed pages have one, and so do entries with a slug, unless the page
 * of their section shows them. Other entries are items of a list (a document, a page of another
 * host).
 */
const isPage = ({ handle, section, slug }: EntryNode) =>
  handle !== null || (slug !== null && !isShownInPlace(section))

/**
 * A form is identified by its name: forms with the same name in several sites are versions of one
 * page.
 */
function formEntries(site: SiteHandle, forms: readonly FormsNode[]): PlanEntry[] {
  const named = forms.map((node) => ({ ...node, pages: formPages(node.formPurposes) }))
  const versionsOf = (name: string) =>
    named.filter(({ pages }) => pages.some((page) => page.name === name))
  return named
    .filter((node) => node.site === site)
    .flatMap(({ id, pages }) =>
      pages.map(({ name, purpose }) => ({
        id,
        section: 'contacts',
        slug: name,
        source: `the form "${purpose}" (${name})`,
        translations: Object.fromEntries(versionsOf(name).map((node) => [node.site, name])),
      })),
    )
}

/** Pages that every site has although no entry defines them. */
const ownPages = (entries: readonly EntryNode[]): PlanEntry[] =>
  ownPageSections
    .filter((section) => !entries.some((entry) => entry.handle === section))
    .map((section) => ({
      id: '',
      section,
      slug: null,
      source: `the site's own page of the section ${section}`,
      translations: {},
    }))

/**
 * The plan of all pages that the content asks for.
 *
 * @param unread sites whose content is not there
 */
export const planContent = (
  { categories, products, entries, forms }: BuildContent,
  unread: ReadonlySet<SiteHandle> = new Set(),
): Plan =>
  planPages(
    siteHandles.map((site) => {
      const ofSite = <T extends { site: string }>(nodes: readonly T[]) =>
        nodes.filter((node) => node.site === site)
      return {
        site,
        entries: [
          ...ofSite(entries).filter(isPage).map(otherEntry),
          ...ofSite(categories).map(categoryEntry),
          ...ofSite(products).map(productEntry),
          ...formEntries(site, forms),
          ...ownPages(ofSite(entries)),
        ],
      }
    }),
    unread,
  )
