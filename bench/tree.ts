import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Every file below a directory with a hash of its bytes. */
export type Tree = ReadonlyMap<string, string>

/** Reads a directory tree. */
export function readTree(directory: string): Tree {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  return new Map(
    files.map((file) => [
      path.relative(directory, file),
      createHash('sha1').update(readFileSync(file)).digest('base64'),
    ]),
  )
}

/** The files that are new, changed or gone. */
export const changedFiles = (before: Tree, after: Tree): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort()
