import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import {
  LONGEST_MOTION,
  lostMotion,
  MOST_IMAGE_PIXELS,
  motionOf,
  shownFrames,
} from '../../../../src/contract'
import type { ImageOptions } from '../options'
import { focusKey, focusOf } from '../pictures'
import { writeFileAtomic } from '../response-cache'
import { MANIFEST, type Manifest, type Share, variantsOf } from './manifest'
import { LONGEST_SIDE, QUALITY, SHARE } from './settings'

/** A place in an image as fractions of its width and height. */
type Focus = ReturnType<typeof focusOf>

/** A file that is no image for a browser. */
export class InvalidImageError extends Error {
  override readonly name: string = 'InvalidImageError'
}

/** An image that is too large to be decoded. */
export class LargeImageError extends InvalidImageError {
  override readonly name = 'LargeImageError'
}

interface Size {
  readonly width: number
  readonly height: number
}

/** A decoded image. */
interface Picture {
  /**
   * Starts an output from this picture. Cloning a pipeline that has started would copy all pixels.
   */
  readonly begin: () => Sharp
  readonly size: Size
}

/** A vector's own size counts as pixels at this density. */
const OWN_DENSITY = 72
/** The smallest that sharp takes. */
const LEAST_DENSITY = 1
/** Vectors are drawn at up to four times their size, so that they stay sharp. */
const MOST_ENLARGED = 4

/**
 * The scale for decoding an image, as a share of its own size. The result is no larger than the
 * widest variant and the share picture need, and no side is longer than encoders accept.
 */
const decodedScale = ({ width, height }: Size, widths: readonly number[], most: number): number =>
  Math.min(
    most,
    Math.max(Math.max(...widths, SHARE.width) / width, SHARE.height / height),
    LONGEST_SIDE / width,
    LONGEST_SIDE / height,
  )

const scaledBy = (scale: number, { width, height }: Size): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
})

const grouped = (value: number): string => value.toLocaleString('en')

async function decode(bytes: Uint8Array, widths: readonly number[]): Promise<Picture> {
  // Reads no pixels, so it may be of any size.
  const { format, autoOrient: own } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const isVector = format === 'svg'
  const scale = decodedScale(own, widths, isVector ? MOST_ENLARGED : 1)
  const density = Math.max(LEAST_DENSITY, OWN_DENSITY * scale)
  const read = isVector ? scaledBy(density / OWN_DENSITY, own) : own
  if (read.width * read.height > MOST_IMAGE_PIXELS)
    throw new LargeImageError(
      `${grouped(own.width)} × ${grouped(own.height)} pixels, more than the limit of ${grouped(MOST_IMAGE_PIXELS)} in all`,
    )
  const size = scaledBy(scale, own)
  // Decoded once for all variants. The orientation is applied, so sizes are the visible ones.
  const { data, info } = await sharp(bytes, {
    limitInputPixels: MOST_IMAGE_PIXELS,
    failOn: 'error',
    ...(isVector && { density }),
  })
    .rotate()
    .resize({ ...size, fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return {
    begin: () => sharp(data, { raw: { width, height, channels } }),
    size: { width, height },
  }
}

async function open(bytes: Uint8Array, widths: readonly number[]): Promise<Picture> {
  try {
    return await decode(bytes, widths)
  } catch (error) {
    if (error instanceof InvalidImageError) throw error
    throw new InvalidImageError(
      error instanceof Error ? error.message.split('\n')[0] : String(error),
    )
  }
}

/**
 * The widths of the variants: the wanted ones up to the original's. If the original is narrower
 * than the widest of them, also its own width.
 */
export function variantWidths(wanted: readonly number[], original: number): number[] {
  const largest = Math.min(original, Math.max(...wanted))
  return [...new Set([...wanted.filter((width) => width < largest), largest])].sort((a, b) => a - b)
}

/** The part of an image with the share picture's proportions, as near to the focus as edges allow. */
export function shareCrop(
  size: Size,
  focus: Focus,
): Size & { left: number; top: number; scaled: Size } {
  const scale = Math.min(size.width / SHARE.width, size.height / SHARE.height)
  const width = Math.max(1, Math.min(size.width, Math.round(SHARE.width * scale)))
  const height = Math.max(1, Math.min(size.height, Math.round(SHARE.height * scale)))
  const place = (length: number, part: number, at: number) =>
    Math.min(length - part, Math.max(0, Math.round(length * at - part / 2)))
  const shrink = Math.min(1, SHARE.width / width)
  return {
    left: place(size.width, width, focus.x),
    top: place(size.height, height, focus.y),
    width,
    height,
    scaled: {
      width: Math.max(1, Math.round(width * shrink)),
      height: Math.max(1, Math.round(height * shrink)),
    },
  }
}

async function makeShare({ begin, size }: Picture, focus: Focus, file: string): Promise<Share> {
  const { scaled, ...region } = shareCrop(size, focus)
  const bytes = await begin()
    .extract(region)
    .resize(scaled.width, scaled.height)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY.jpeg, progressive: true })
    .toBuffer()
  await writeFileAtomic(file, bytes)
  return { file: path.basename(file), ...scaled }
}

const shareFile = (key: string): string =>
  key === focusKey(null) ? 'share.jpg' : `share-${key}.jpg`

async function makeShares(
  picture: Picture,
  folder: string,
  focuses: readonly string[],
): Promise<Record<string, Share>> {
  const shares: Record<string, Share> = {}
  for (const key of focuses) {
    shares[key] = await makeShare(picture, focusOf(key), path.join(folder, shareFile(key)))
  }
  return shares
}

/** How often the frames of an image are shown, so that its motion is over in time, or the lost motion in words. */
async function movementOf(bytes: Uint8Array): Promise<Pick<Manifest, 'runs' | 'lost'>> {
  const motion = motionOf(bytes)
  const frames = motion && shownFrames(motion)
  if (!frames) return { runs: 0, lost: motion && lostMotion(motion) }
  // 0 is without end.
  const { loop = 0 } = await sharp(bytes).metadata()
  return {
    runs: Math.min(loop || Infinity, Math.floor(LONGEST_MOTION / frames.duration)),
    lost: null,
  }
}

/**
 * The original bytes. They are on disk until all variants exist: in memory there would be those of
 * a whole site.
 */
const ORIGINAL = 'original'

/**
 * Prepares an image, which a build needs before anything else: its manifest, and a share picture
 * for each focus (by `focusKey`). Pages draw their own share images on these.
 * {@link encodeVariants} makes the variants.
 *
 * @param folder receives all of it; anything else there is deleted
 * @throws {InvalidImageError} when the bytes are not an image
 */
export async function prepare(
  bytes: Uint8Array,
  folder: string,
  { widths, formats }: ImageOptions,
  focuses: readonly string[],
): Promise<Manifest> {
  const picture = await open(bytes, widths)
  await rm(folder, { recursive: true, force: true })
  const shares = await makeShares(picture, folder, focuses)
  const made = variantWidths(widths, picture.size.width)
  const movement = await movementOf(bytes)
  const manifest = { ...picture.size, ...movement, widths: made, formats: [...formats], shares }
  await writeFileAtomic(path.join(folder, ORIGINAL), bytes)
  await writeFileAtomic(path.join(folder, MANIFEST), JSON.stringify(manifest))
  return manifest
}

/**
 * Makes the variants of a prepared image. None is larger than the original; the same bytes and settings give the same
 * files.
 */
export async function encodeVariants(
  folder: string,
  manifest: Manifest,
  { avifEffort, widths }: ImageOptions,
): Promise<void> {
  const original = path.join(folder, ORIGINAL)
  const bytes = await readFile(original)
  const { begin } = await open(bytes, widths)
  for (const { width, format, file, moves } of variantsOf(manifest)) {
    const drawn = moves
      ? sharp(bytes, { animated: true, limitInputPixels: MOST_IMAGE_PIXELS })
      : begin()
    const resized = drawn.resize(width)
    const encoder =
      format === 'avif'
        ? resized.avif({ quality: QUALITY.avif, effort: avifEffort })
        : resized.webp({ quality: QUALITY.webp, ...(moves && { loop: manifest.runs }) })
    await writeFileAtomic(path.join(folder, file), await encoder.toBuffer())
  }
  await rm(original)
}

/** Adds share pictures for more focuses to an image that is prepared already. */
export async function encodeShares(
  bytes: Uint8Array,
  folder: string,
  known: Manifest,
  { widths }: ImageOptions,
  focuses: readonly string[],
): Promise<Manifest> {
  const missing = focuses.filter((focus) => !Object.hasOwn(known.shares, focus))
  const shares = {
    ...known.shares,
    ...(await makeShares(await open(bytes, widths), folder, missing)),
  }
  const manifest = { ...known, shares }
  await writeFileAtomic(path.join(folder, MANIFEST), JSON.stringify(manifest))
  return manifest
}
