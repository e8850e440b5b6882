/** The largest image file that a build fetches unless its options say otherwise, in bytes. */
export const MOST_IMAGE_BYTES = 25_000_000

/**
 * Pixels of an image, or of all frames of one that moves, above which it is not decoded: an A0 sheet at 300 dpi has 140
 * million. A progressive JPEG of this size takes 1.2 GB. Vectors have no pixels: they are drawn as large as is wanted.
 */
export const MOST_IMAGE_PIXELS = 150_000_000
