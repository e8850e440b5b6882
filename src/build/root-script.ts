import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { rootScript, ROOT_SCRIPT_PATH, siteTable } from '../features/locale'
import { readContent } from './content'

/** Writes the script of the worldwide home page beside the built pages. */
export async function writeRootScript(
  graphql: CreatePagesArgs['graphql'],
  directory: string,
): Promise<void> {
  const { regions } = await readContent(graphql)
  const countries = Object.fromEntries(
    regions.flatMap(({ sites }) => sites.map((site) => [site.handle, site.countries] as const)),
  )
  await writeFile(path.join(directory, ROOT_SCRIPT_PATH), rootScript(siteTable(countries)))
}
