import { z } from 'zod'

/** Its file's name in an image's folder. */
export const MANIFEST = 'manifest.json'

const pixels = z.int().positive()

const share = z.object({ file: z.string(), width: pixels, height: pixels })
export type Share = z.infer<typeof share>

/** The result of an image: its decoded size, and the variants by width. Shares are by focus. */
export const manifest = z.object({
  width: pixels,
  height: pixels,
  widths: z.array(pixels).min(1),
  formats: z.array(z.enum(['avif', 'webp'])),
  shares: z.record(z.string(), share),
  /** How often the frames of a moving image are shown; 0 for an image that stands still. */
  runs: z.int().nonnegative(),
  /** The motion of the original that the variants lack, in words. */
  lost: z.string().nullable(),
})
export type Manifest = z.infer<typeof manifest>

type Format = Manifest['formats'][number]

/** A file that browsers choose from. */
export interface Variant {
  readonly width: number
  readonly format: Format
  readonly file: string
  readonly moves: boolean
}

/**
 * The files that browsers choose from: the first format in all widths, and the largest WebP for
 * browsers without AVIF. For an image that moves, these files stand still, and each width has a
 * WebP that moves.
 */
export const variantsOf = ({ widths, formats, runs }: Manifest): Variant[] => [
  ...formats.flatMap((format) => {
    const isFallback = format === 'webp' && formats.length > 1
    const wanted = isFallback ? [Math.max(...widths)] : widths
    return wanted.map((width) => ({ width, format, file: `${width}.${format}`, moves: false }))
  }),
  ...(runs > 0 ? widths : []).map((width) => ({
    width,
    format: 'webp' as const,
    file: `${width}-moving.webp`,
    moves: true,
  })),
]

export const shareFilesOf = ({ shares }: Manifest): string[] =>
  Object.values(shares).map(({ file }) => file)

/** The files of an image apart from the manifest. */
export const filesOf = (image: Manifest): string[] => [
  ...variantsOf(image).map(({ file }) => file),
  ...shareFilesOf(image),
]

/** The stored record of an image's address: its validators and the hash of its last answer. */
export const addressRecord = z.object({
  address: z.string(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  content: z.string(),
})
