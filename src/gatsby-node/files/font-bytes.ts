import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

const { resolve } = createRequire(path.resolve('package.json'))

/** The parts of the site's typeface that drawings of the build use, the most common signs first. */
export const fontParts = ['latin', 'latin-ext', 'vietnamese'] as const

/**
 * The site's typeface for drawings of the build: by default the signs of Western languages.
 *
 * @param format Satori reads no `woff2`
 */
export const fontBytes = (
  weight: 400 | 600,
  part: (typeof fontParts)[number] = 'latin',
  format: 'woff' | 'woff2' = 'woff',
): Promise<Buffer> =>
  readFile(resolve(`@fontsource/archivo/files/archivo-${part}-${weight}-normal.${format}`))
