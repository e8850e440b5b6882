import { isRequired } from '../../routes'
import type { IfGone } from '../problems'

/** How a missing answer of a site is judged: see {@link isRequired}. */
export const ifGone = (...wanted: Parameters<typeof isRequired>): IfGone =>
  isRequired(...wanted) ? 'required' : 'fine'
