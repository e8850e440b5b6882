import { randomUUID } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'

/**
 * Writes a file whole or not at all: one that a build keeps for the next must not be half there. Of two processes that
 * write it at the same time, the last one wins.
 */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const partial = `${file}.${randomUUID()}.part`
  await writeFile(partial, content)
  await rename(partial, file)
}
