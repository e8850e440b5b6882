import type { Image, MediaItem } from '../../../src/contract'
import type { ImageField, MediaField, VideoField } from '../model/common-schemas'
import { onlyItem } from './collections'
import { within, type Field } from './context'

/** The path of the files of the media folder. */
export const MEDIA_PATH = '/media'

/** The address of a file of the media folder on the service's own host. */
export const mediaUrl = (file: string): string =>
  `${MEDIA_PATH}/${file.split('/').map(encodeURIComponent).join('/')}`

/**
 * An image with the size of its file, and with what `pictures.yaml` says about the file. A missing file gives `null` and a warning. A file that is not an image
 * is an error.
 *
 * @param alt the alternative text for a field without one of its own
 */
export function buildImage(field: Field, value: ImageField | undefined, alt: string): Image | null {
  if (value === undefined) return null
  const { context, item, path } = field
  const { file, ...own } = typeof value === 'string' ? { file: value } : value
  const found = context.media.get(file)
  if (!found) {
    context.report(item, path, 'an image file below media/', `no file ${file}`, 'warning')
    return null
  }
  if (found.kind !== 'image') {
    const reason = found.kind === 'broken' ? found.reason : 'another kind of file'
    context.report(item, path, 'an image file', `${file}: ${reason}`)
    return null
  }
  const about = onlyItem(context.collections.pictures, context.site)?.data[file]
  return {
    src: mediaUrl(file),
    webp: null,
    alt: own.alt ?? about?.alt ?? alt,
    title: own.title ?? about?.title ?? null,
    width: found.width,
    height: found.height,
    focus: own.focus ? { x: own.focus[0], y: own.focus[1] } : null,
    whole: about?.whole ?? false,
  }
}

/** A gallery item for an image; none when the file is missing. */
export const imageItem = (image: Image | null): MediaItem[] =>
  image ? [{ kind: 'image', image, sources: [], caption: image.title }] : []

const VIDEO_TYPES: Readonly<Record<string, string>> = { webm: 'video/webm', mp4: 'video/mp4' }

/** A video with its poster; `null` and a warning when one of its files is missing. */
export function buildVideo(
  field: Field,
  value: VideoField | undefined,
  alt: string,
): MediaItem | null {
  if (value === undefined) return null
  const { context, item, path } = field
  const sources = value.files.flatMap((file, index) => {
    const type = VIDEO_TYPES[/\.(\w+)$/.exec(file)?.[1] ?? '']
    if (type && context.media.has(file)) return [{ src: mediaUrl(file), type }]
    context.report(
      item,
      [...path, 'files', index],
      'a .webm or .mp4 file below media/',
      type ? `no file ${file}` : file,
      'warning',
    )
    return []
  })
  const image = buildImage(within(field, 'poster'), value.poster, alt)
  return image && sources.length > 0
    ? { kind: 'video', image, sources, caption: value.caption ?? null }
    : null
}

/** A gallery item; none when a file is missing. */
export function buildMedia(field: Field, value: MediaField, alt: string): MediaItem[] {
  if (typeof value === 'string' || 'file' in value) {
    return imageItem(buildImage(field, value, alt))
  }
  const video = buildVideo(within(field, 'video'), value.video, alt)
  return video ? [video] : []
}
