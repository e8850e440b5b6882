// What is done for each of the thousands of files takes less time than waiting for it would.
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
import { writeWhole } from './write-whole'

/** Among the work folder's files; to be kept wherever what is published is not. */
export const PUBLISHED_LIST = 'published.json'

/** The folders of a publication, all on one disk. */
export interface Folders {
  /** Gatsby's output; it is read only, because Gatsby's next build writes into its files. */
  readonly built: string
  /** What is served; its files are never changed in place. */
  readonly published: string
  /** Where the next release is put together, from what is left of the last one. */
  readonly work: string
}

const nextOf = ({ work }: Pick<Folders, 'work'>) => join(work, 'next')
const lastOf = ({ work }: Pick<Folders, 'work'>) => join(work, 'last')

const statOf = (path: string) => stat(path).catch(() => null)

/** What is at a path; nothing either where a file stands in place of one of its folders. */
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

/** Whether two names are of one file that is there. */
function isOneFile(one: string, other: string): boolean {
  // As numbers the names of files on some disks are rounded.
  const whole = { bigint: true, throwIfNoEntry: false } as const
  const [a, b] = [statSync(one, whole), statSync(other, whole)]
  return a !== undefined && a.ino === b?.ino && a.dev === b.dev
}

/** A copy has the date of its original, by which it is known again without being read. */
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

/** Names the HTML files that were published last, for a machine that keeps no more of it. */
const listOf = ({ work }: Pick<Folders, 'work'>) => join(work, PUBLISHED_LIST)
const listed = z.array(z.string())

/** The HTML files of what is published, or was when only the work folder was kept. */
async function publishedHtml(folders: Folders): Promise<readonly string[]> {
  if (await statOf(folders.published)) return htmlFiles(folders.published)
  const list = await readFile(listOf(folders), 'utf8').catch(() => '[]')
  return listed.parse(JSON.parse(list))
}

/** Where each file of the next release is in Gatsby's output, by the name that it will have. */
export function namesOf({ built }: Pick<Folders, 'built'>): ReadonlyMap<string, string> {
  const files = new Set(filesBelow(built))
  return new Map([...files].map((file) => [publishedName(file, files), file]))
}

/** Removes a folder if nothing is in it, and those around it that are empty without it. */
function removeEmpty(root: string, folder: string): void {
  const path = join(root, folder)
  if (folder === '.' || !existsSync(path) || readdirSync(path).length > 0) return
  rmdirSync(path)
  removeEmpty(root, dirname(folder))
}

/** Removes files, and the folders that are empty without them. */
function removeFiles(folder: string, files: readonly string[]): void {
  for (const file of files) rmSync(join(folder, file))
  for (const parent of new Set(files.map((file) => dirname(file)))) removeEmpty(folder, parent)
}

/**
 * Puts the next release together: what did not change is the file that is published. It begins with what is left of
 * the release before that, most of which is the same, because to make thousands of folders takes longer than to look.
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
 * Puts back what was published when a switch was ended in its middle, so that there is always
 * something whole. Does nothing else, and may be called at any time.
 */
export async function recover(folders: Omit<Folders, 'built'>): Promise<void> {
  const last = lastOf(folders)
  if ((await statOf(folders.published)) || !(await statOf(last))) return
  await rename(last, folders.published)
}

interface PublishOptions {
  /** Whether much may go that is published. */
  readonly allowRemovals: boolean
  /** Pages that only have another address. */
  readonly moves?: readonly Move[]
  /** What {@link namesOf} says, for who has asked it already. */
  readonly names?: ReadonlyMap<string, string>
}

/**
 * Publishes a finished build. The next release is put together beside the present one and takes its
 * place by two renames. Whenever this is ended, {@link recover} leaves either the present release or
 * the next, never something between.
 *
 * @throws {RefusedRemovals} before anything is switched, when too much would go
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
  await writeWhole(listOf(folders), JSON.stringify(html))
  if (await statOf(last)) await rename(last, next)
}
