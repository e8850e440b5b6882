import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A copy of the project that a benchmark may build and edit. */
export interface Workspace {
  readonly directory: string
  /** Its own copy of the sample content. */
  readonly content: string
  remove(): void
}

/**
 * Cache folders with encoded pictures and share images. They also hold data about the content, which is not
 * copied.
 */
const PICTURES = ['gatsby-source-custom-api', 'share-images']
const KNOWN_CONTENT = /\/(?:responses|last-sourcing\.json)$/

const git = (...parameters: string[]): string[] =>
  execFileSync('git', parameters, { encoding: 'utf8' }).split('\0').filter(Boolean)

/**
 * Copies the project from the working tree. Packages are linked one by one, so the caches in the folder of
 * packages start empty.
 *
 * @param pictures whether the copy gets the pictures that were encoded here, if there are any
 */
export function createWorkspace({ pictures = false } = {}): Workspace {
  const directory = mkdtempSync(path.join(tmpdir(), 'build-bench-'))
  for (const file of git('ls-files', '-z', '--cached', '--others', '--exclude-standard')) {
    cpSync(file, path.join(directory, file))
  }
  const packages = path.join(directory, 'node_modules')
  mkdirSync(packages)
  for (const name of readdirSync('node_modules')) {
    if (name !== '.cache')
      symlinkSync(path.resolve('node_modules', name), path.join(packages, name))
  }
  for (const name of pictures ? PICTURES : []) {
    const kept = path.join('node_modules/.cache', name)
    if (!existsSync(kept)) continue
    cpSync(kept, path.join(directory, kept), {
      recursive: true,
      filter: (file) => !KNOWN_CONTENT.test(file),
    })
  }
  return {
    directory,
    content: path.join(directory, 'content/saxum'),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  }
}
