import { randomUUID } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'

/**
 * Writes a file completely or not at all: a file for the next build must not be half written. If
 * two processes write it at the same time, the last one wins.
 */
export async function writeFileAtomic(file: string, content: string | Uint8Array): Promise<void> {
  const partial = `${file}.${randomUUID()}.part`
  await writeFile(partial, content)
  await rename(partial, file)
}
