import { referencePath } from '../../routes'
import type { SiteHandle } from '../../sites'
import type { LinkView } from '../../ui/view-models'

/** The pages above a page from the home page down: addresses grow with every step. */
export const pageTrail = ({ trail }: Queries.PageTrailFragment, site: SiteHandle): LinkView[] =>
  trail.nodes
    .flatMap(({ section, title }) => {
      const href = referencePath({ section, slug: null }, site)
      return href === null ? [] : [{ label: title, href }]
    })
    .sort((a, b) => a.href.length - b.href.length)

/** The pages above a page of the catalogue: home, and the catalogue's first page unless it is that. */
export const catalogueTrail = (
  { trail }: Queries.CatalogueTrailFragment,
  site: SiteHandle,
  sections: readonly string[] = ['home', 'products'],
): LinkView[] =>
  trail.nodes
    .filter(({ section }) => sections.includes(section))
    .flatMap(({ section, title }) => {
      const href = referencePath({ section, slug: null }, site)
      return href === null ? [] : [{ label: title, href }]
    })
