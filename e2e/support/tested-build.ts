import path from 'node:path'
import { PUBLIC_DIR } from '../../scripts/gatsby'

/** The tested build: the published one, or a copy of it, because `npm test` builds an edit meanwhile. */
export const TESTED_BUILD = path.resolve(process.env.TESTED_BUILD || PUBLIC_DIR)
