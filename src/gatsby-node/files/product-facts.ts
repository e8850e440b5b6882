import { DRAWINGS_FOLDER, type Drawing } from '../../features/dimension-drawing'
import { siteDataPath, type SiteData } from '../../features/site-data'
import type { PlannedPage } from '../../routes'
import { siteHandles, type SiteHandle } from '../../sites'
import { productDrawings } from '../../templates/product/product-drawings'
import { factRows } from '../../templates/product/product-facts'
import type { BuildContent } from '../content/content'
import { publishFile, publishFolder } from './published-files'

const drawingsIn = (site: SiteHandle, { products }: BuildContent): Drawing[] =>
  products
    .filter((product) => product.site === site)
    .flatMap((product) => productDrawings(product).filter((drawing) => drawing !== null))

/** The drawing itself in place of its address. */
export const embedded = ({ svg }: Drawing): string =>
  `data:image/svg+xml,${encodeURIComponent(svg)}`

const published = ({ address }: Drawing): string => address

/**
 * The rows of the facts of a site's products, each once: most are those of all products; and what shows
 * their drawings.
 *
 * @param builtPages all pages that are built
 * @param addressOf where a drawing is
 */
export const productFactsFile = (
  site: SiteHandle,
  content: BuildContent,
  builtPages: readonly PlannedPage[],
  addressOf: (drawing: Drawing) => string = published,
): SiteData['product-facts'] =>
  Object.fromEntries(
    content.products
      .filter((product) => product.site === site)
      .flatMap((product) => [...(factRows(product, { content, builtPages })?.rows ?? [])])
      .concat(
        drawingsIn(site, content).map((drawing) => [drawing.id, drawing.html(addressOf(drawing))]),
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

/** Writes the facts and drawings of the products of all sites into a folder that is published. */
export function writeProductFacts(
  directory: string,
  content: BuildContent,
  builtPages: readonly PlannedPage[],
): void {
  for (const site of siteHandles) {
    const facts = productFactsFile(site, content, builtPages)
    publishFile(directory, siteDataPath(site, 'product-facts'), JSON.stringify(facts))
  }
  const drawings = siteHandles.flatMap((site) => drawingsIn(site, content))
  const texts = new Map(drawings.map(({ address, svg }) => [address, svg]))
  publishFolder(directory, DRAWINGS_FOLDER, texts)
}
