import { linkSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../../src/serving/files-below'

/**
 * Copies a folder with hard links, so the copy takes no space. A change must replace the file: writing into
 * it would change the original too.
 */
export function linkFolder(from: string, to: string): void {
  const files = filesBelow(from)
  for (const folder of new Set(files.map((file) => path.dirname(file))))
    mkdirSync(path.join(to, folder), { recursive: true })
  for (const file of files) linkSync(path.join(from, file), path.join(to, file))
}
