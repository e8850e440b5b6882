import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { ImageOptions } from '../options'
import { focusKey, focusOf } from '../pictures'
import { writeWhole } from '../response-cache'
import { MANIFEST, type Manifest, type Share } from './manifest'
import { MOST_PIXELS, QUALITY, SHARE } from './settings'

/** A place in an image as fractions of its width and height. */
type Focus = ReturnType<typeof focusOf>

/** A file that is no image that a browser could show. */
export class InvalidImageError extends Error {
  override readonly name = 'InvalidImageError'
}

/** Vector graphics are drawn at four times their size, so that they stay sharp. */
const SVG_DENSITY = 288

interface Size {
  readonly width: number
  readonly height: number
}

async function open(bytes: Uint8Array): Promise<{ picture: Sharp; size: Size }> {
  try {
    const { format } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata()
    const density = format === 'svg' ? { density: SVG_DENSITY } : {}
    // Decoded once for all variants; orientation is applied, so sizes are those that people see.
    const { data, info } = await sharp(bytes, {
      limitInputPixels: MOST_PIXELS,
      failOn: 'error',
      ...density,
    })
      .rotate()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    return { picture: sharp(data, { raw: { width, height, channels } }), size: { width, height } }
  } catch (error) {
    throw new InvalidImageError(
      error instanceof Error ? error.message.split('\n')[0] : String(error),
    )
  }
}

/** The widths that are made: the wanted ones that the original has, and its own if it is between them. */
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

async function makeShare(picture: Sharp, size: Size, focus: Focus, file: string): Promise<Share> {
  const { scaled, ...region } = shareCrop(size, focus)
  const bytes = await picture
    .clone()
    .extract(region)
    .resize(scaled.width, scaled.height)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY.jpeg, progressive: true })
    .toBuffer()
  await writeWhole(file, bytes)
  return { file: path.basename(file), ...scaled }
}

const shareFile = (key: string): string =>
  key === focusKey(null) ? 'share.jpg' : `share-${key}.jpg`

async function addShares(
  picture: Sharp,
  size: Size,
  folder: string,
  focuses: readonly string[],
): Promise<Record<string, Share>> {
  const shares: Record<string, Share> = {}
  for (const key of focuses) {
    shares[key] = await makeShare(picture, size, focusOf(key), path.join(folder, shareFile(key)))
  }
  return shares
}

/**
 * Makes all variants of an image in a folder that appears whole or not at all: `<width>.avif`,
 * `<width>.webp`, and for each focus (by `focusKey`) a share picture. None is larger than the
 * original; the same bytes and settings give the same files.
 *
 * @throws {InvalidImageError} when the bytes are not an image
 */
export async function encode(
  bytes: Uint8Array,
  folder: string,
  { widths, formats, avifEffort }: ImageOptions,
  focuses: readonly string[],
): Promise<Manifest> {
  const { picture, size } = await open(bytes)
  const partial = `${folder}.${randomUUID()}.part`
  await mkdir(partial, { recursive: true })
  const made = variantWidths(widths, size.width)
  for (const width of made) {
    const resized = picture.clone().resize(width)
    for (const format of formats) {
      const encoder =
        format === 'avif'
          ? resized.clone().avif({ quality: QUALITY.avif, effort: avifEffort })
          : resized.clone().webp({ quality: QUALITY.webp })
      await writeWhole(path.join(partial, `${width}.${format}`), await encoder.toBuffer())
    }
  }
  const shares = await addShares(picture, size, partial, focuses)
  const manifest = { ...size, widths: made, formats: [...formats], shares }
  await writeWhole(path.join(partial, MANIFEST), JSON.stringify(manifest))
  await rm(folder, { recursive: true, force: true })
  await rename(partial, folder)
  return manifest
}

/** Adds share pictures for more focuses to an image that is encoded already. */
export async function encodeShares(
  bytes: Uint8Array,
  folder: string,
  known: Manifest,
  focuses: readonly string[],
): Promise<Manifest> {
  const { picture, size } = await open(bytes)
  const missing = focuses.filter((focus) => !Object.hasOwn(known.shares, focus))
  const shares = { ...known.shares, ...(await addShares(picture, size, folder, missing)) }
  const manifest = { ...known, shares }
  await writeWhole(path.join(folder, MANIFEST), JSON.stringify(manifest))
  return manifest
}
