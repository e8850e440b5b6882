import path from 'node:path'
import { PUBLIC_DIR } from '../../scripts/gatsby'

/** The build that is tested: what is published, or a copy of it, beside which `npm test` builds an edit. */
export const TESTED_BUILD = path.resolve(process.env.TESTED_BUILD || PUBLIC_DIR)
