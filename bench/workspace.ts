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

/** Where the build keeps what it has encoded and drawn, besides what it knows of content. */
const PICTURES = ['gatsby-source-custom-api', 'share-images']
const KNOWN_CONTENT = /\/(?:responses|last-sourcing\.json)$/

const git = (...parameters: string[]): string[] =>
  execFileSync('git', parameters, { encoding: 'utf8' }).split('\0').filter(Boolean)

/**
 * Copies the project as it is in the working tree. Packages are linked, but not the folder that
 * holds them, so that caches below it start empty.
 *
 * @param pictures whether those that were encoded here are known there, if there are any
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
