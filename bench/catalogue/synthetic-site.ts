import { LibraryReader } from '../../content/service/files/library'
import { ProblemList } from '../../content/service/files/problem'
import { buildContentVersion } from '../../content/service/build/content-version'
import { withSyntheticProducts } from '../../content/service/synthetic'
import type { CardsFile, CatalogueFile } from '../../src/features/catalogue'
import { cardsFiles } from '../../src/plan/site-data/catalogue/cards-file'
import { catalogueFile } from '../../src/plan/site-data/catalogue/catalogue-file'
import type { CatalogueProduct } from '../../src/plan/site-data/catalogue/read-products'
import type { SiteHandle } from '../../src/sites'

const SITE: SiteHandle = 'en_eu'

/** The files of a catalogue, as the build writes them. */
export interface SyntheticFiles {
  readonly catalogue: CatalogueFile
  readonly cards: readonly CardsFile[]
}

/**
 * The catalogue of a site with made-up products beside the sample's, in the form that its build writes.
 *
 * @param count number of made-up products, with three versions each
 */
export async function syntheticFiles(count: number): Promise<SyntheticFiles> {
  const library = await new LibraryReader('content/saxum').read()
  const contentVersion = buildContentVersion(library, 'published', new ProblemList())
  const content = contentVersion.sites.get(SITE)
  if (!content) throw new Error(`The sample has no site ${SITE}.`)
  // The other sites are left out: twelve times as many products would fill the memory.
  const large = withSyntheticProducts(
    { ...contentVersion, sites: new Map([[SITE, content]]) },
    count,
  )
  const { products = [], filters = new Map<never, never>() } = large.sites.get(SITE) ?? {}
  // No pictures, because they would only repeat the pictures of the sample.
  const own = products.map((product): CatalogueProduct => ({ ...product, site: SITE, image: null }))
  const lists = [...filters].map(([list, options]) => ({ site: SITE, list, options: [...options] }))
  return { catalogue: catalogueFile(own, lists, SITE), cards: cardsFiles(own, SITE) }
}

/** The data that filters the catalogue of {@link syntheticFiles}. */
export const syntheticCatalogue = async (count: number): Promise<CatalogueFile> =>
  (await syntheticFiles(count)).catalogue
