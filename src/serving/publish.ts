// What is done for each of the thousands of files takes less time than waiting for it would.
import { linkSync, readdirSync, statSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import pLimit from 'p-limit'
import { z } from 'zod'
import { publishedName } from './flat-html'
import { htmlFiles } from './html-files'
import type { Move } from './moved-pages'
import { checkRemovals } from './removals'
import { writeWhole } from './write-whole'

/** Files that are compared and copied at the same time. */
const AT_ONCE = 16

/** Among the work folder's files; to be kept wherever what is published is not. */
export const PUBLISHED_LIST = 'published.json'

/** The folders of a publication, all on one disk. */
export interface Folders {
  /** Gatsby's output; it is read only, because Gatsby's next build writes into its files. */
  readonly built: string
  /** What is served; its files are never changed in place. */
  readonly published: string
  /** Where the next release is put together. */
  readonly work: string
}

const nextOf = ({ work }: Pick<Folders, 'work'>) => join(work, 'next')
const lastOf = ({ work }: Pick<Folders, 'work'>) => join(work, 'last')

const statOf = (path: string) => stat(path).catch(() => null)

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))

async function isSame(one: string, other: string): Promise<boolean> {
  const [a, b] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }))
  if (!a || !b?.isFile() || a.size !== b.size) return false
  if (a.mtime.getTime() === b.mtime.getTime()) return true
  const [bytes, others] = await Promise.all([readFile(one), readFile(other)])
  return bytes.equals(others)
}

/** A copy has the date of its original, by which it is known again without being read. */
async function copy(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  const { atime, mtime } = await stat(from)
  await utimes(to, atime, mtime)
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

/** Puts the next release together: what did not change is the file that is published. */
async function prepare(folders: Folders, names: ReadonlyMap<string, string>): Promise<void> {
  const { built, published } = folders
  const next = nextOf(folders)
  const limit = pLimit(AT_ONCE)
  const targets = new Set(['.', ...[...names.keys()].map((name) => dirname(name))])
  await Promise.all(
    [...targets].map((folder) => limit(() => mkdir(join(next, folder), { recursive: true }))),
  )
  const place = async (name: string, file: string) => {
    const [made, present, target] = [join(built, file), join(published, name), join(next, name)]
    if (!(await isSame(made, present))) return copy(made, target)
    try {
      linkSync(present, target)
    } catch {
      // Not every disk can link.
      await copy(present, target)
    }
  }
  await Promise.all([...names].map(([name, file]) => limit(() => place(name, file))))
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
  { allowRemovals, moves = [] }: PublishOptions,
): Promise<void> {
  const next = nextOf(folders)
  const last = lastOf(folders)
  await recover(folders)
  await Promise.all([next, last].map((folder) => rm(folder, { recursive: true, force: true })))
  const names = namesOf(folders)
  const html = [...names.keys()].filter((name) => name.endsWith('.html'))
  if (!allowRemovals) checkRemovals(await publishedHtml(folders), html, moves)
  await prepare(folders, names)
  if (await statOf(folders.published)) await rename(folders.published, last)
  await rename(next, folders.published)
  await writeWhole(listOf(folders), JSON.stringify(html))
  await rm(last, { recursive: true, force: true })
}
