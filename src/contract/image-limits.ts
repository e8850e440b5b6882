/** The largest image file that a build fetches unless its options say otherwise, in bytes. */
export const MOST_IMAGE_BYTES = 25_000_000

/**
 * An image with more pixels, over all its frames, is not decoded. An A0 sheet at 300 dpi has 140
 * million. A progressive JPEG of this size takes 1.2 GB. Vectors have no pixels: they are drawn at
 * the size that is needed.
 */
export const MOST_IMAGE_PIXELS = 150_000_000
