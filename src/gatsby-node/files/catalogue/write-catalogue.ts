import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { siteDataPath } from '../../../features/site-data'
import { siteHandles } from '../../../sites'
import { catalogueFiles } from './catalogue-files'

/** Writes what the catalogue of each site is filtered by, and the cards of its products. */
export async function writeCatalogue(
  graphql: CreatePagesArgs['graphql'],
  directory: string,
): Promise<void> {
  const filesOf = await catalogueFiles(graphql)
  for (const site of siteHandles) {
    for (const [name, data] of filesOf(site)) {
      const file = path.join(directory, siteDataPath(site, name))
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify(data))
    }
  }
}
