import type { CreatePagesArgs } from 'gatsby'
import { siteDataPath } from '../../features/site-data'
import { siteHandles } from '../../sites'
import { publishFile } from './published-files'
import { catalogueFiles } from '../../plan/site-data/catalogue/catalogue-files'

/** Writes the data to filter each site's catalogue by, and the cards of its products. */
export async function writeCatalogue(
  graphql: CreatePagesArgs['graphql'],
  directory: string,
): Promise<void> {
  const filesOf = await catalogueFiles(graphql)
  for (const site of siteHandles) {
    for (const [name, data] of filesOf(site)) {
      publishFile(directory, siteDataPath(site, name), JSON.stringify(data))
    }
  }
}
