import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { conditionalHeaders, type Transport } from '../../../../src/content-client'
import { readKept, removeAllBut, writeFileAtomic } from '../response-cache'
import { cleanSvgFile } from './clean-svg'
import { type FileKind, formatOf } from './formats'

/** A new number makes the next build fetch every file again. Raise it when files are made differently. */
const RULES = 2

/** The stored record of a file's address: its validators, and the name of its last file. */
const fileRecord = z.object({
  rules: z.literal(RULES),
  address: z.string(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  name: z.string().regex(/^[0-9a-f]{12}\.[a-z0-9]+$/),
})

/** A file on disk, named by its content. */
export interface KeptFile {
  readonly name: string
  /** False when it was there already. */
  readonly downloaded: boolean
}

/** Files on disk: a record for each address, and one file for each content. */
export interface FileStore {
  /** The folder of the files. */
  readonly folder: string
  /** The file at an address, downloaded only if it changed. */
  fetch(address: string, href: string, kind: FileKind): Promise<KeptFile>
  /** The last file of the address, if it still exists. */
  last(address: string): Promise<KeptFile | undefined>
  /** Deletes files that this run did not ask for, and leftovers of an interrupted build. */
  prune(): Promise<void>
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const digestOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex').slice(0, 12)
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

/** Opens a store in a folder; the folder may be missing. */
export function fileStore(root: string, transport: Transport): FileStore {
  const addresses = path.join(root, 'addresses')
  const folder = path.join(root, 'files')
  const usedRecords = new Set<string>()
  const usedFiles = new Set<string>()

  const recordFile = (address: string): string => {
    const name = `${sha256(address)}.json`
    usedRecords.add(name)
    return path.join(addresses, name)
  }
  const kept = (name: string, downloaded: boolean): KeptFile => {
    usedFiles.add(name)
    return { name, downloaded }
  }
  const recordOf = async (address: string) => {
    const record = readKept(recordFile(address), fileRecord)
    return record && (await exists(path.join(folder, record.name))) ? record : undefined
  }

  return {
    folder,
    async fetch(address, href, kind) {
      const record = await recordOf(address)
      const partial = path.join(folder, `${randomUUID()}.part`)
      await mkdir(folder, { recursive: true })
      try {
        const { status, headers } = await transport(
          { href, shown: href },
          conditionalHeaders(record),
          // Films do not fit into memory side by side.
          (pieces) => pipeline(pieces, createWriteStream(partial)),
        )
        if (status === 304 && record) return kept(record.name, false)
        const { extension } = await formatOf(partial, kind)
        if (extension === 'svg') await cleanSvgFile(partial)
        const name = `${await digestOf(partial)}.${extension}`
        await rename(partial, path.join(folder, name))
        const validators = { etag: headers.get('etag'), lastModified: headers.get('last-modified') }
        await writeFileAtomic(
          recordFile(address),
          JSON.stringify({ rules: RULES, address, ...validators, name }),
        )
        return kept(name, true)
      } finally {
        await rm(partial, { force: true })
      }
    },
    async last(address) {
      const record = await recordOf(address)
      return record && kept(record.name, false)
    },
    async prune() {
      await removeAllBut(addresses, usedRecords)
      await removeAllBut(folder, usedFiles)
    },
  }
}
