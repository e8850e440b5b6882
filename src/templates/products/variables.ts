import { path, type PlannedPage, referencePath } from '../../routes'
import { composedVariables } from '../composed/variables'
import type { NavigationNode } from '../shared/content-nodes'
import type { BuildFacts } from '../shared/page-type'

/** The categories of a group, by their codes. */
export interface CategoryGroup {
  readonly title: string
  readonly codes: readonly string[]
}

type Reference = Pick<NavigationNode['mainNavigation'][number], 'section' | 'slug'>

/** The first page of the catalogue, with the groups that the main menu has below it. */
export function productsVariables(page: PlannedPage, build: BuildFacts) {
  const { site } = page
  const urlOf = ({ section, slug }: Reference) =>
    section ? referencePath({ section, slug }, site) : null
  const codes = new Map(
    build.content.categories
      .filter((category) => category.site === site)
      .map(({ slug, code }) => [path('products-category', site, { category: slug }), code]),
  )
  const groups = build.content.navigation
    .filter((navigation) => navigation.site === site)
    .flatMap(({ mainNavigation }) => mainNavigation)
    .filter((item) => urlOf(item) === page.path)
    .flatMap(({ children }) => children)
    .filter(({ hidden }) => !hidden)
    .map(({ title, children }): CategoryGroup => ({
      title,
      codes: children
        .filter(({ hidden }) => !hidden)
        .flatMap((item) => codes.get(urlOf(item) ?? '') ?? []),
    }))
  return { ...composedVariables(page, build), groups }
}
