import path from 'node:path'
import { z } from 'zod'
import { fileUse } from '../files/file-uses'
import { imageUse } from '../images/image-uses'
import { readKept, writeWhole } from '../response-cache'
import { lastSourcing } from './currency'

const sourcedSite = z.object({
  /** Names its nodes, as `ContentNodes.versions` does. */
  version: z.string(),
  files: z.array(fileUse),
  images: z.array(imageUse),
})
/** What a sourcing made of a site. */
export type SourcedSite = z.infer<typeof sourcedSite>

const memory = z.object({
  /** Names the sourcing, as {@link lastSourcing} does. */
  sourcing: z.string(),
  /** Names the code that made it. */
  parser: z.string(),
  sites: z.record(z.string(), sourcedSite),
})

const fileIn = (folder: string): string => path.join(folder, 'sourced-sites.json')

/**
 * What the last sourcing made of each site, if it was by the same code: a site that did not change since has no other
 * content than that.
 *
 * @param folder of what is kept of a service with a token
 * @param parser names the code; without a name nothing is known of it
 */
export async function sourcedSites(
  folder: string,
  parser: string | undefined,
): Promise<ReadonlyMap<string, SourcedSite>> {
  const kept = readKept(fileIn(folder), memory)
  const isOfLast =
    parser !== undefined &&
    kept?.parser === parser &&
    kept.sourcing === (await lastSourcing(folder))
  return new Map(isOfLast ? Object.entries(kept.sites) : [])
}

/** Remembers what the last sourcing made of each site. To be called when that is remembered itself. */
export async function rememberSites(
  folder: string,
  parser: string | undefined,
  sites: ReadonlyMap<string, SourcedSite>,
): Promise<void> {
  const sourcing = await lastSourcing(folder)
  if (parser === undefined || sourcing === null) return
  const kept: z.input<typeof memory> = { sourcing, parser, sites: Object.fromEntries(sites) }
  await writeWhole(fileIn(folder), JSON.stringify(kept))
}
