import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PlannedPage } from '../../routes'
import { type Owners, PAGE_OWNERS } from '../../serving/moved-pages'

type OwnedPage = Pick<PlannedPage, 'path' | 'site' | 'entry'>

const nameOf = ({ site, entry: { contentId } }: OwnedPage): string | null =>
  contentId === undefined ? null : `${site}:${contentId}`

/**
 * The owners of a build's pages. The forms of a site are one piece of content, and some pages have
 * no content. The address identifies such a page, so it never moves. The service's id identifies an
 * entry in any section. If the service counts each section separately and two entries have the same
 * id, it does not.
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
 * Writes the owners of a build's pages beside its output.
 *
 * @param output the folder that Gatsby writes for publication; the file is beside it, not in it
 */
export const writePageOwners = (output: string, pages: readonly PlannedPage[]): Promise<void> =>
  writeFile(path.join(output, '..', PAGE_OWNERS), JSON.stringify(pageOwners(pages)))
