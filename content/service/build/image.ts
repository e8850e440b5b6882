import type { Image, MediaItem } from '../../../src/contract'
import type { ImageField } from '../model/common-schemas'
import type { Field } from './context'

/** Where the service offers the files of the media folder. */
export const MEDIA_PATH = '/media'

const address = (file: string) =>
  `${MEDIA_PATH}/${file.split('/').map(encodeURIComponent).join('/')}`

/**
 * An image with the size of its file. A file that is not there (yet) gives `null` and a warning, a
 * file that is no image is an error.
 *
 * @param alt the alternative text when the field has none of its own
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
  return {
    src: address(file),
    webp: null,
    alt: own.alt ?? alt,
    title: own.title ?? null,
    width: found.width,
    height: found.height,
    focus: own.focus ? { x: own.focus[0], y: own.focus[1] } : null,
  }
}

/** A gallery item for an image; none for one that is missing. */
export const imageItem = (image: Image | null): MediaItem[] =>
  image ? [{ kind: 'image', image, sources: [], caption: image.title }] : []
