import type { FileFacts } from './facts'

/** The new, changed and removed files of a release; published names, sorted. */
export interface FileChanges {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
  /** Size of the files that the CDN does not have yet, in bytes. */
  readonly bytes: number
}

type Files = Readonly<Record<string, FileFacts>>

/**
 * Compares the files of two releases. Bytes that existed under another name are not uploaded again.
 */
export function fileChanges(before: Files, after: Files): FileChanges {
  const names = Object.keys(after).sort()
  const added = names.filter((name) => !before[name])
  const changed = names.filter(
    (name) => before[name] && before[name].digest !== after[name]?.digest,
  )
  const known = new Set(Object.values(before).map(({ digest }) => digest))
  const fresh = new Map(
    [...added, ...changed].flatMap((name) => {
      const file = after[name]
      return file && !known.has(file.digest) ? [[file.digest, file.size] as const] : []
    }),
  )
  return {
    added,
    changed,
    removed: Object.keys(before)
      .filter((name) => !after[name])
      .sort(),
    bytes: [...fresh.values()].reduce((sum, size) => sum + size, 0),
  }
}
