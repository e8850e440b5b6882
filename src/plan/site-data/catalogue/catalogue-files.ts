import type { Graphql } from '../../../content-graph'
import { facetLists } from '../../../features/catalogue'
import type { SiteDataName } from '../../../features/site-data'
import type { SiteHandle } from '../../../sites'
import { cardsFiles, codesFile } from './cards-file'
import { catalogueFile } from './catalogue-file'
import { readProducts } from './read-products'

/** The files of a site's catalogue: the data to filter it by, and the cards. */
export type CatalogueFiles = ReadonlyMap<SiteDataName, object>

/** Reads the catalogues of all sites; the result is a function that gives the files of one. */
export async function catalogueFiles(
  graphql: Graphql,
): Promise<(site: SiteHandle) => CatalogueFiles> {
  const { products, lists } = await readProducts(graphql, Object.values(facetLists))
  return (site) => {
    const own = products.filter((product) => product.site === site)
    const listsOfSite = lists.filter((list) => list.site === site)
    return new Map<SiteDataName, object>([
      ['catalogue', catalogueFile(own, listsOfSite, site)],
      ['catalogue-codes', codesFile(own)],
      ...cardsFiles(own, site).map(
        (file, index) => [`catalogue-cards-${index}`, file] satisfies [SiteDataName, object],
      ),
    ])
  }
}
