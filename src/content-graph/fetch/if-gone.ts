import { isRequired } from '../../routes'
import type { IfGone } from '../problems'

/** What it is when a site has no answer to a call: see {@link isRequired}. */
export const ifGone = (...wanted: Parameters<typeof isRequired>): IfGone =>
  isRequired(...wanted) ? 'required' : 'fine'
