import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PlannedPage } from '../../routes'
import { type Owners, PAGE_OWNERS } from '../../serving/moved-pages'

type OwnedPage = Pick<PlannedPage, 'path' | 'site' | 'entry'>

const nameOf = ({ site, entry: { contentId } }: OwnedPage): string | null =>
  contentId === undefined ? null : `${site}:${contentId}`

/**
 * Whose pages a build makes. The forms of a site are one piece of content, and some pages have none
 * behind them: such a page is known by its address, so it never moves. An entry is known in any section
 * by the service's id of it, unless the service counts each section by itself and two have the same.
 */
export function pageOwners(pages: readonly OwnedPage[]): Owners {
  const counts = new Map<string | null, number>()
  for (const name of pages.map(nameOf)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Object.fromEntries(
    pages.map((page) => {
      const { id, section } = page.entry
      const name = nameOf(page)
      const owner = {
        id: id === '' || section === 'contacts' ? page.path : id,
        ...(name !== null && counts.get(name) === 1 && { anywhere: name }),
      }
      return [page.path, owner]
    }),
  )
}

/**
 * Leaves beside a build's output whose pages it made.
 *
 * @param output what Gatsby writes for publication; the file stands beside it, not in it
 */
export const writePageOwners = (output: string, pages: readonly PlannedPage[]): Promise<void> =>
  writeFile(path.join(output, '..', PAGE_OWNERS), JSON.stringify(pageOwners(pages)))
