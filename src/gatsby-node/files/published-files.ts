// What is done for each of hundreds of files takes less time than waiting for it would.
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
 * Writes a file into a folder that is published. One that is there with the same content is left as it is, with its
 * date, by which publishing knows without reading it that it is the same.
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
 * Writes all files of a folder that is published, by their addresses, and removes what else is in it.
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
