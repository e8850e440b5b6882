import { nameOf, type NodeDraft } from '../../../../src/content-graph'
import { focusKey, picturesIn } from '../pictures'
import { addOnce, siteOf } from '../uses'

/** The use of an image in a site. */
export interface ImageUse {
  /** `null` for content that the sites share. */
  readonly site: string | null
  readonly address: string
  /** Names of focuses, see {@link focusKey}. */
  readonly focuses: string[]
  /** The entries and fields that show it, as people find them. */
  readonly shownBy: string[]
}

/** The images of content, each once for each site. */
export function imageUses(content: readonly NodeDraft[]): ImageUse[] {
  const uses = new Map<string, ImageUse>()
  for (const draft of content) {
    const site = siteOf(draft)
    for (const { picture, path } of picturesIn(draft.fields)) {
      const { src, focus } = picture
      const key = JSON.stringify([site, src])
      const use = uses.get(key) ?? { site, address: src, focuses: [], shownBy: [] }
      addOnce(use.focuses, focusKey(focus))
      addOnce(use.shownBy, `${nameOf(draft)}: ${path}`)
      uses.set(key, use)
    }
  }
  return [...uses.values()]
}
