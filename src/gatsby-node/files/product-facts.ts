import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { siteDataPath, type SiteData } from '../../features/site-data'
import type { PlannedPage } from '../../routes'
import { siteHandles, type SiteHandle } from '../../sites'
import { factRows } from '../../templates/product/product-facts'
import type { BuildContent } from '../content/content'

/**
 * The rows of the facts of a site's products, each once: most are those of all products.
 *
 * @param builtPages all pages that are built
 */
export const productFactsFile = (
  site: SiteHandle,
  content: BuildContent,
  builtPages: readonly PlannedPage[],
): SiteData['product-facts'] =>
  Object.fromEntries(
    content.products
      .filter((product) => product.site === site)
      .flatMap((product) => [...(factRows(product, { content, builtPages })?.rows ?? [])])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

/** Writes the facts of the products of all sites into a folder that is published. */
export async function writeProductFacts(
  directory: string,
  content: BuildContent,
  builtPages: readonly PlannedPage[],
): Promise<void> {
  for (const site of siteHandles) {
    const file = path.join(directory, siteDataPath(site, 'product-facts'))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify(productFactsFile(site, content, builtPages)))
  }
}
