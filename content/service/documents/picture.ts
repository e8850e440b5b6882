import path from 'node:path'
import sharp from 'sharp'
import { MEDIA_PATH } from '../build/image'
import type { Image } from '../../../src/contract'

/** Wide enough for print over the width of an A4 page at this size of file. */
const WIDTH_PX = 1100
const QUALITY = 72

/** A picture of the content as a JPEG of print size; `null` when the content has none. */
export async function printPicture(image: Image | null, mediaFolder: string) {
  if (!image?.src.startsWith(`${MEDIA_PATH}/`)) return null
  const name = decodeURIComponent(image.src.slice(MEDIA_PATH.length + 1))
  const bytes = await sharp(path.join(mediaFolder, name))
    .resize({ width: WIDTH_PX, withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer()
  return { bytes, ratio: image.width / image.height }
}
