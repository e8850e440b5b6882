// Synchronous calls: thousands of folders are read faster than by waiting for each.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isMissing } from './file-errors'

/** Folders that Gatsby writes and that hold no documents: page data, and fragments of pages. */
const WITHOUT_DOCUMENTS: ReadonlySet<string> = new Set(['page-data', 'slice-data', '_gatsby'])

/**
 * Lists the HTML documents below a folder, as sorted paths relative to it with forward slashes. The
 * order of the file system therefore does not matter.
 *
 * @param directory the published folder; if it does not exist, there are no files
 */
export function htmlFiles(directory: string): string[] {
  const found: string[] = []
  const visit = (folder: string): void => {
    const entries = readdirSync(join(directory, folder), { withFileTypes: true })
    for (const entry of entries) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) {
        if (!WITHOUT_DOCUMENTS.has(path)) visit(path)
      } else if (entry.name.endsWith('.html')) found.push(path)
    }
  }
  try {
    visit('')
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
  return found.sort()
}
