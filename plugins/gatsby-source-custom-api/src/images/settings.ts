import type { ImageOptions } from '../options'

/** Qualities of the formats, 1 to 100, chosen to look alike. */
export const QUALITY = { avif: 55, webp: 76, jpeg: 80 } as const

/** The picture for social networks, in pixels. */
export const SHARE = { width: 1200, height: 630 } as const

/** The longest side that an encoder takes, in pixels: 14 bits in a frame of WebP (RFC 6386, 9.1). */
export const LONGEST_SIDE = 16_383

/**
 * A text that changes when the same file would give other bytes, so that addresses stay immutable.
 */
export const recipe = ({ widths, formats, avifEffort }: ImageOptions): string =>
  JSON.stringify({ version: 3, widths, formats, avifEffort, QUALITY, SHARE })
