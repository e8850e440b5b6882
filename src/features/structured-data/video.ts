import type { MediaView } from '../../ui/view-models'
import { absolute, imageUrl, type JsonLdPage } from './page'
import type { VideoObject } from './nodes'

/** A page's texts about a video. */
export interface VideoTexts {
  readonly title: string
  readonly description: string | null
  /** The day of the page that shows it; media have no day of their own. */
  readonly date: string | null
}

/**
 * A video of a page; `null` without its file, its poster or a day, which search engines require.
 */
export function video(
  item: MediaView,
  { title, description, date }: VideoTexts,
  page: JsonLdPage,
): VideoObject | null {
  const source = item.sources[0]?.src
  const thumbnailUrl = imageUrl(page, item.image)
  if (item.kind !== 'video' || !source || !thumbnailUrl || !date) return null
  return {
    '@type': 'VideoObject',
    name: item.caption ?? title,
    description,
    thumbnailUrl,
    uploadDate: date,
    contentUrl: absolute(page, source),
  }
}
