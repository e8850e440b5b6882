// Synchronous calls: for thousands of small files they take less time than waiting would.
import {
  type Stats,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { hasCode } from './file-errors'
import { filesBelow } from './files-below'
import { publishedName } from './flat-html'
import { htmlFiles } from './html-files'
import type { Move } from './moved-pages'
import { checkRemovals } from './removals'
import { writeFileAtomic } from './write-file-atomic'

/** In the work folder; to be kept wherever the published folder is not. */
export const PUBLISHED_LIST = 'published.json'

/** The folders of a publication, all on one disk. */
export interface Folders {
  /** Gatsby's output. It is only read, because Gatsby's next build writes into its files. */
  readonly built: string
  /** The served folder; its files are never changed in place. */
  readonly published: string
  /**
   * The folder for the next release. It starts with the remains of the release before the published
   * one.
   */
  readonly work: string
}

const nextOf = ({ work }: Pick<Folders, 'work'>) => join(work, 'next')
const lastOf = ({ work }: Pick<Folders, 'work'>) => join(work, 'last')

const statOf = (path: string) => stat(path).catch(() => null)

/** The state of a path; `undefined` also where a file is in place of one of its folders. */
function statIfAny(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch (error) {
    if (hasCode(error, 'ENOTDIR')) return undefined
    throw error
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map(statIfAny)
  if (!a || !b?.isFile() || a.size !== b.size) return false
  // A copy's date has milliseconds, its original's more.
  if (a.mtime.getTime() === b.mtime.getTime()) return true
  return readFileSync(one).equals(readFileSync(other))
}

/** Whether two names are of one existing file. */
function isOneFile(one: string, other: string): boolean {
  // As plain numbers, the ids of files are rounded on some disks.
  const whole = { bigint: true, throwIfNoEntry: false } as const
  const [a, b] = [statSync(one, whole), statSync(other, whole)]
  return a !== undefined && a.ino === b?.ino && a.dev === b.dev
}

/** A copy gets the date of its original. The date later identifies it without reading it. */
function copy(from: string, to: string): void {
  copyFileSync(from, to)
  const { atime, mtime } = statSync(from)
  utimesSync(to, atime, mtime)
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    // Not every disk can link.
    copy(from, to)
  }
}

/** Lists the HTML files of the last release, for a machine that keeps nothing else of it. */
const listOf = ({ work }: Pick<Folders, 'work'>) => join(work, PUBLISHED_LIST)
const listed = z.array(z.string())

/**
 * The HTML files of the published release, or of the last one when only the work folder was kept.
 */
async function publishedHtml(folders: Folders): Promise<readonly string[]> {
  if (await statOf(folders.published)) return htmlFiles(folders.published)
  const list = await readFile(listOf(folders), 'utf8').catch(() => '[]')
  return listed.parse(JSON.parse(list))
}

/** The files of the next release by their published names, with their paths in Gatsby's output. */
export function namesOf({ built }: Pick<Folders, 'built'>): ReadonlyMap<string, string> {
  const files = new Set(filesBelow(built))
  return new Map([...files].map((file) => [publishedName(file, files), file]))
}

/** Removes a folder if it is empty, and then the folders around it that are empty, too. */
function removeEmpty(root: string, folder: string): void {
  const path = join(root, folder)
  if (folder === '.' || !existsSync(path) || readdirSync(path).length > 0) return
  rmdirSync(path)
  removeEmpty(root, dirname(folder))
}

/** Removes files, and the folders that are then empty. */
function removeFiles(folder: string, files: readonly string[]): void {
  for (const file of files) rmSync(join(folder, file))
  for (const parent of new Set(files.map((file) => dirname(file)))) removeEmpty(folder, parent)
}

/**
 * Puts the next release together. Unchanged files are links to the published ones, or copies. The
 * folder starts with the files of the release before the published one, which are mostly the same.
 * Checking them takes less time than creating thousands of folders.
 */
function prepare(folders: Folders, names: ReadonlyMap<string, string>): void {
  const { built, published } = folders
  const next = nextOf(folders)
  mkdirSync(next, { recursive: true })
  removeFiles(
    next,
    filesBelow(next).filter((file) => !names.has(file)),
  )
  const made = new Set(['.'])
  for (const [name, file] of names) {
    const [original, present, target] = [join(built, file), join(published, name), join(next, name)]
    const isPublished = isSame(original, present)
    if (isPublished && isOneFile(present, target)) continue
    const parent = dirname(name)
    if (!made.has(parent)) mkdirSync(join(next, parent), { recursive: true })
    made.add(parent)
    rmSync(target, { force: true })
    if (isPublished) linkOrCopy(present, target)
    else copy(original, target)
  }
}

/**
 * Restores the published site after an interrupted switch, so that there is always a complete one.
 * Does nothing else, and may be called at any time.
 */
export async function recover(folders: Omit<Folders, 'built'>): Promise<void> {
  const last = lastOf(folders)
  if ((await statOf(folders.published)) || !(await statOf(last))) return
  await rename(last, folders.published)
}

interface PublishOptions {
  /** Whether the release may remove many published pages. */
  readonly allowRemovals: boolean
  /** Pages that only have another address. */
  readonly moves?: readonly Move[]
  /** The result of {@link namesOf}, if the caller has it already. */
  readonly names?: ReadonlyMap<string, string>
}

/**
 * Publishes a finished build. The next release is put together beside the present one, and replaces
 * it by two renames. Whenever this is interrupted, {@link recover} leaves either the present
 * release or the next, never something between.
 *
 * @throws {RefusedRemovals} before anything is switched, when the release would remove too much
 */
export async function publish(
  folders: Folders,
  { allowRemovals, moves = [], names = namesOf(folders) }: PublishOptions,
): Promise<void> {
  const next = nextOf(folders)
  const last = lastOf(folders)
  await recover(folders)
  await rm(last, { recursive: true, force: true })
  const html = [...names.keys()].filter((name) => name.endsWith('.html'))
  if (!allowRemovals) checkRemovals(await publishedHtml(folders), html, moves)
  prepare(folders, names)
  if (await statOf(folders.published)) await rename(folders.published, last)
  await rename(next, folders.published)
  await writeFileAtomic(listOf(folders), JSON.stringify(html))
  if (await statOf(last)) await rename(last, next)
}
