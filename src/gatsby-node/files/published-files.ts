// Synchronous calls: for hundreds of small files they take less time than waiting would.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isMissing } from '../../serving/file-errors'
import { filesBelow } from '../../serving/files-below'

function heldBy(file: string): Buffer | null {
  try {
    return readFileSync(file)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/**
 * Writes a file into a folder that is published. A file with the same content is left as it is and
 * keeps its date. By the date, publishing recognises an unchanged file without reading it.
 *
 * @param address `/site-data/de_eu/pages.json`
 */
export function publishFile(
  directory: string,
  address: string,
  content: string | Uint8Array,
): void {
  const file = path.join(directory, address)
  const bytes = Buffer.from(content)
  if (heldBy(file)?.equals(bytes)) return
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

/**
 * Writes all files of a folder that is published, by their addresses, and removes all other files
 * in it.
 *
 * @param folder `calendar`
 */
export function publishFolder(
  directory: string,
  folder: string,
  files: ReadonlyMap<string, string>,
): void {
  const target = path.join(directory, folder)
  const wanted = new Set([...files.keys()].map((address) => path.join(directory, address)))
  for (const name of filesBelow(target)) {
    const file = path.join(target, name)
    if (!wanted.has(file)) rmSync(file)
  }
  for (const [address, text] of files) publishFile(directory, address, text)
}
