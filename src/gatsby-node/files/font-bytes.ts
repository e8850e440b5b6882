import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

const { resolve } = createRequire(path.resolve('package.json'))

/** The site's typeface as drawings of the build need it: the signs of Western languages. */
export const fontBytes = (weight: 400 | 600): Promise<Buffer> =>
  readFile(resolve(`@fontsource/archivo/files/archivo-latin-${weight}-normal.woff`))
