import { createHash } from 'node:crypto'
import { access, copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { LimitFunction } from 'p-limit'
import { groupBy } from '../../../contract/group-by'
import { writeFileAtomic } from '../../../serving/write-file-atomic'
import {
  drawGround,
  drawShareImage,
  type Ground,
  SHARE_HEIGHT,
  SHARE_WIDTH,
  type ShareText,
} from './draw'

/** Change it with the drawing, so that existing images are drawn again. */
const DESIGN = 4

/** The folder of share images in the published site; their names depend on their content. */
export const SHARE_FOLDER = 'share-images'

/** A share image that a page asks for. */
export interface WantedShareImage extends ShareText {
  /** The address of the page's picture, cut for sharing, on this site: `/media/<hash>/share.jpg`. */
  readonly picture: string | null
}

/** A share image for the head of a page. */
export interface PageShareImage {
  readonly src: string
  readonly width: number
  readonly height: number
}

const nameOf = ({ title, label, picture }: WantedShareImage): string => {
  const content = JSON.stringify([DESIGN, title, label, picture])
  return `${createHash('sha256').update(content).digest('hex').slice(0, 12)}.jpg`
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

const removeOthers = async (folder: string, wanted: ReadonlySet<string>): Promise<void> => {
  const names = await readdir(folder)
  await Promise.all(
    names.filter((name) => !wanted.has(name)).map((name) => rm(path.join(folder, name))),
  )
}

/** The address and size of a page's share image. */
export const shareImageOf = (wanted: WantedShareImage): PageShareImage => ({
  src: `/${SHARE_FOLDER}/${nameOf(wanted)}`,
  width: SHARE_WIDTH,
  height: SHARE_HEIGHT,
})

/**
 * Makes the share images of all pages, each distinct one once. Images of the last build stay.
 * Images that no page needs any more are removed.
 *
 * @param publicFolder has the pictures already
 * @param cacheFolder keeps the images when the published folder is lost
 * @param processors limits the drawing to free processors
 */
export async function makeShareImages(
  all: readonly WantedShareImage[],
  {
    publicFolder,
    cacheFolder,
    processors,
  }: { publicFolder: string; cacheFolder: string; processors: LimitFunction },
): Promise<void> {
  const target = path.join(publicFolder, SHARE_FOLDER)
  await mkdir(target, { recursive: true })
  await mkdir(cacheFolder, { recursive: true })
  const images = new Map(all.map((wanted) => [nameOf(wanted), wanted]))

  // One after the other, so that their picture is read and darkened only once.
  const drawAll = async (
    picture: string | null,
    group: readonly [name: string, wanted: WantedShareImage][],
  ): Promise<void> => {
    let ground: Promise<Ground> | undefined
    for (const [name, wanted] of group) {
      const kept = path.join(cacheFolder, name)
      if (!(await exists(kept))) {
        ground ??= drawGround(picture && path.join(publicFolder, picture))
        await writeFileAtomic(kept, await drawShareImage(wanted, await ground))
      }
      if (!(await exists(path.join(target, name)))) await copyFile(kept, path.join(target, name))
    }
  }
  const groups = [...groupBy(images, ([, { picture }]) => picture)]
  await Promise.all(groups.map(([picture, group]) => processors(() => drawAll(picture, group))))

  const names = new Set(images.keys())
  await removeOthers(target, names)
  await removeOthers(cacheFolder, names)
}
