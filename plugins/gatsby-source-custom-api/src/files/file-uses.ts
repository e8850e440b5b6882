import { z } from 'zod'
import type { NodeDraft } from '../../../../src/content-graph'
import { addOnce, siteOf } from '../uses'
import { filesIn } from './content-files'
import { fileKinds } from './formats'

/** Where a site names a file. */
export const fileUse = z.object({
  /** `null` for what the sites share. */
  site: z.string().nullable(),
  kind: z.enum(fileKinds),
  address: z.string(),
  /** The entries and fields that name it, as people find them. */
  places: z.array(z.string()),
})
export type FileUse = z.infer<typeof fileUse>

/** The films and icons of content, each once for each site. */
export function fileUses(content: readonly NodeDraft[]): FileUse[] {
  const uses = new Map<string, FileUse>()
  for (const draft of content) {
    const site = siteOf(draft)
    for (const { kind, address, place } of filesIn(draft)) {
      const key = JSON.stringify([site, address])
      const use = uses.get(key) ?? { site, kind, address, places: [] }
      addOnce(use.places, place)
      uses.set(key, use)
    }
  }
  return [...uses.values()]
}
