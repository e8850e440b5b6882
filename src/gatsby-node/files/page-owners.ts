import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PlannedPage } from '../../routes'
import { type Owners, PAGE_OWNERS } from '../../serving/moved-pages'

/**
 * Whose pages a build makes. The forms of a site are one piece of content, and some pages have none
 * behind them: such a page is known by its address, so it never moves.
 */
export const pageOwners = (pages: readonly Pick<PlannedPage, 'path' | 'entry'>[]): Owners =>
  Object.fromEntries(
    pages.map(({ path: address, entry: { id, section } }) => [
      address,
      id === '' || section === 'contacts' ? address : id,
    ]),
  )

/**
 * Leaves beside a build's output whose pages it made.
 *
 * @param output what Gatsby writes for publication; the file stands beside it, not in it
 */
export const writePageOwners = (output: string, pages: readonly PlannedPage[]): Promise<void> =>
  writeFile(path.join(output, '..', PAGE_OWNERS), JSON.stringify(pageOwners(pages)))
