import type { PlannedPage } from '../../routes'
import { byId } from '../../templates/shared/memoize'
import type { BuildContent } from '../../plan/content'
import type { WantedShareImage } from '../files/share-images/share-images'

const entryById = byId<BuildContent['entries'][number]>()
const productById = byId<BuildContent['products'][number]>()
const categoryById = byId<BuildContent['categories'][number]>()

/** The text above the title: the company, and for a product its category. */
const labelOf = ({ entry, site }: PlannedPage, content: BuildContent): string => {
  const company = content.companies.find((each) => each.site === site)?.shortName ?? ''
  const code = productById(content.products).get(entry.id)?.category.code
  const category = content.categories.find((each) => each.site === site && each.code === code)
  return [company, category?.title].filter(Boolean).join('  /  ')
}

/** The content element that a page shows, where it shows one. */
const elementOf = ({ entry: { id } }: PlannedPage, content: BuildContent) =>
  entryById(content.entries).get(id) ??
  productById(content.products).get(id) ??
  categoryById(content.categories).get(id)

const formPurpose = ({ entry }: PlannedPage, { forms }: BuildContent): string | null =>
  forms
    .find(({ id }) => id === entry.id)
    ?.formPurposes.find(({ formName }) => formName === entry.slug)?.purpose ?? null

const opening = ({ blocks }: BuildContent['entries'][number]): string | null => {
  const [first] = blocks
  return first?.type === 'hero' ? first.title : null
}

/** The title of a page, if content has one. */
export const pageTitle = (page: PlannedPage, content: BuildContent): string | null =>
  elementOf(page, content)?.title ?? formPurpose(page, content)

/**
 * The share image of a page: its title over a picture. The title of a home page is the headline of
 * its hero. The picture is the page's own, else the site's. `null` for a page without a title of
 * its own in content.
 */
export function wantedShareImage(
  page: PlannedPage,
  content: BuildContent,
): WantedShareImage | null {
  const element = elementOf(page, content)
  const site = content.seo.find((each) => each.site === page.site)
  const headline = page.route === 'home' && element && 'blocks' in element ? opening(element) : null
  const title = headline ?? pageTitle(page, content)
  if (title === null) return null
  return {
    title,
    label: labelOf(page, content),
    picture: (element?.image ?? site?.image)?.share?.src ?? null,
  }
}
