// Thousands of folders are read sooner than they are waited for.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isMissing } from './file-errors'

/** Folders that Gatsby writes and that hold no documents: page data, and fragments of pages. */
const WITHOUT_DOCUMENTS: ReadonlySet<string> = new Set(['page-data', 'slice-data', '_gatsby'])

/**
 * Lists the HTML documents below a folder, as paths relative to it with forward slashes, sorted, so
 * that what is derived from them does not depend on the file system's order.
 *
 * @param directory the published folder; one that does not exist has no files
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
