import path from 'node:path'
import sharp from 'sharp'
import { MEDIA_PATH } from '../build/image'
import type { Image } from '../../../src/contract'
import type { Sheet } from './sheet'

/** The width for print across an A4 page, at an acceptable file size. */
const WIDTH_PX = 1100
const QUALITY = 72

/** Sets a picture of the content, as a JPEG of print size; nothing when the content has none. */
export async function writePicture(
  sheet: Sheet,
  image: Image | null,
  mediaFolder: string,
): Promise<void> {
  if (!image?.src.startsWith(`${MEDIA_PATH}/`)) return
  const name = decodeURIComponent(image.src.slice(MEDIA_PATH.length + 1))
  const bytes = await sharp(path.join(mediaFolder, name))
    .resize({ width: WIDTH_PX, withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer()
  sheet.picture(bytes, image.width / image.height)
}
