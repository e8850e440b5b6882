import { z } from 'zod'

/** Its file's name in an image's folder. */
export const MANIFEST = 'manifest.json'

const pixels = z.int().positive()

const share = z.object({ file: z.string(), width: pixels, height: pixels })
export type Share = z.infer<typeof share>

/** What was made of an image: its own size, and the variants by width. Shares are by focus. */
export const manifest = z.object({
  width: pixels,
  height: pixels,
  widths: z.array(pixels).min(1),
  formats: z.array(z.enum(['avif', 'webp'])),
  shares: z.record(z.string(), share),
})
export type Manifest = z.infer<typeof manifest>

/** The files of an image besides the manifest. */
export const filesOf = ({ widths, formats, shares }: Manifest): string[] => [
  ...widths.flatMap((width) => formats.map((format) => `${width}.${format}`)),
  ...Object.values(shares).map(({ file }) => file),
]

/** What is kept of an image's address: its validators and the hash of what it last answered. */
export const addressRecord = z.object({
  address: z.string(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  content: z.string(),
})
