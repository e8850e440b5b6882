import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { facetLists } from '../../../features/catalogue'
import { siteDataPath, type SiteDataName } from '../../../features/site-data'
import { siteHandles } from '../../../sites'
import { cardsFiles, codesFile } from './cards-file'
import { catalogueFile } from './catalogue-file'
import { readProducts } from './read-products'

/** Writes what the catalogue of each site is filtered by, and the cards of its products. */
export async function writeCatalogue(
  graphql: CreatePagesArgs['graphql'],
  directory: string,
): Promise<void> {
  const { products, lists } = await readProducts(graphql, Object.values(facetLists))
  for (const site of siteHandles) {
    const own = products.filter((product) => product.site === site)
    const write = async (name: SiteDataName, data: unknown) => {
      const file = path.join(directory, siteDataPath(site, name))
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify(data))
    }
    const listsOfSite = lists.filter((list) => list.site === site)
    await write('catalogue', catalogueFile(own, listsOfSite, site))
    await write('catalogue-codes', codesFile(own))
    const files = cardsFiles(own, site)
    await Promise.all(files.map((file, index) => write(`catalogue-cards-${index}`, file)))
  }
}
