import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { CachedResponse, ResponseCache } from '../../../src/content-client'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * The folder for all stored data of one service with one token. So drafts, which need a token,
 * never mix with published content. On this machine the port does not count, because it may differ
 * from build to build.
 */
export function cacheFolder(cacheDirectory: string, contentApiUrl: string, token?: string): string {
  const url = new URL(contentApiUrl)
  const host = LOOPBACK.has(url.hostname) ? 'local' : url.host
  const audience = token ? `draft-${digest(token).slice(0, 12)}` : 'published'
  return path.join(cacheDirectory, `${audience}-${digest(`${host}${url.pathname}`).slice(0, 12)}`)
}

/** Writes a file completely or not at all: a stopped build leaves no half files. */
export async function writeFileAtomic(file: string, content: string | Uint8Array): Promise<void> {
  const partial = `${file}.${randomUUID()}.part`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(partial, content)
  await rename(partial, file)
}

/**
 * A JSON file's value if the file exists, is complete and is as expected. Synchronous, because that
 * is faster for thousands of files.
 */
export function readKept<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
  } catch {
    return undefined
  }
}

/** Deletes the unused entries of a folder; the folder may be missing. */
export async function removeAllBut(folder: string, used: ReadonlySet<string>): Promise<void> {
  const names = await readdir(folder).catch((): string[] => [])
  const unused = names.filter((name) => !used.has(name))
  await Promise.all(unused.map((name) => rm(path.join(folder, name), { recursive: true })))
}

const cachedResponse = z.object({
  key: z.string(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  date: z.string().nullable().default(null),
  body: z.string().nullable(),
  parsed: z.object({ by: z.string(), data: z.unknown() }).optional(),
})

/** A response cache on disk: a folder for each site, in it a file for each address, named by a hash. */
export interface DiskCache extends ResponseCache {
  /**
   * Deletes entries that were neither read nor written since the start: addresses that are gone.
   */
  prune(): Promise<void>
}

/** The first part of an address: its site, or the name of a shared resource. */
const folderOf = (key: string): string => /^\/([^/?.]+)/.exec(key)?.[1] ?? ''

/** Opens the cache in a folder, which may be missing. Damaged files count as absent. */
export function diskCache(folder: string): DiskCache {
  const used = new Map<string, Set<string>>()
  const fileFor = (key: string): string => {
    const name = `${digest(key)}.json`
    const within = folderOf(key)
    used.set(within, (used.get(within) ?? new Set()).add(name))
    return path.join(folder, within, name)
  }
  return {
    get(key) {
      const kept = readKept(fileFor(key), cachedResponse)
      return Promise.resolve(kept?.key === key ? kept : undefined)
    },
    async set(key: string, response: CachedResponse) {
      await writeFileAtomic(fileFor(key), JSON.stringify({ ...response, key }))
    },
    async prune() {
      await removeAllBut(folder, new Set(used.keys()))
      await Promise.all(
        [...used].map(([within, names]) => removeAllBut(path.join(folder, within), names)),
      )
    },
  }
}
