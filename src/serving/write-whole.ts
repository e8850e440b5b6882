import { rename, writeFile } from 'node:fs/promises'

/** Writes a file whole or not at all: one that a build keeps for the next must not be half there. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const partial = `${file}.part`
  await writeFile(partial, text)
  await rename(partial, file)
}
