import type { NodeDraft } from '../../../../src/content-graph'
import { addOnce, siteOf } from '../uses'
import { filesIn } from './content-files'
import type { FileKind } from './formats'

/** The use of a file in a site. */
export interface FileUse {
  /** `null` for content that the sites share. */
  readonly site: string | null
  readonly kind: FileKind
  readonly address: string
  /** The entries and fields that name it, as people find them. */
  readonly places: string[]
}

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
