import { createHash } from 'node:crypto'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { conditionalHeaders, type Transport } from '../../../../src/content-client'
import type { ImageOptions } from '../options'
import { readKept, writeWhole } from '../response-cache'
import { encode } from './encode'
import { addressRecord, filesOf, type Manifest, manifest } from './manifest'
import { recipe } from './settings'

/** An image with its variants on disk. */
export interface StoredImage {
  /** Names the image by its bytes and the way it is made into variants. */
  readonly hash: string
  readonly folder: string
  readonly manifest: Manifest
  /** False when the variants were there already. */
  readonly processed: boolean
}

interface ImageStoreOptions {
  readonly folder: string
  readonly settings: ImageOptions
  readonly transport: Transport
  /** Runs an encoding when the machine has a processor for it. */
  readonly schedule: <Result>(task: () => Promise<Result>) => Promise<Result>
}

export interface ImageStore {
  /** The image at an address (focuses by `focusKey`), fetched only if it changed, and encoded only if it is new. */
  fetch(address: string, href: string, focuses: readonly string[]): Promise<StoredImage>
  /** The image that the address had at last, if its variants are still there. */
  last(address: string, focuses: readonly string[]): Promise<StoredImage | undefined>
}

const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')

/** Images on disk: a record for each address, and a folder of variants for each content. */
export function imageStore({
  folder,
  settings,
  transport,
  schedule,
}: ImageStoreOptions): ImageStore {
  const recordFile = (address: string) => path.join(folder, 'addresses', `${sha256(address)}.json`)
  const variantsOf = (hash: string) => path.join(folder, 'variants', hash)
  const encoding = new Map<string, Promise<Manifest>>()
  // Names the image by content and recipe: the files at a public address never change.
  const hashOf = (content: string) => sha256(`${recipe(settings)}${content}`).slice(0, 12)

  const stored = async (
    hash: string,
    focuses: readonly string[],
  ): Promise<StoredImage | undefined> => {
    const variants = variantsOf(hash)
    const kept = await readKept(path.join(variants, 'manifest.json'), manifest)
    if (!kept || !focuses.every((focus) => Object.hasOwn(kept.shares, focus))) return undefined
    try {
      await Promise.all(filesOf(kept).map((file) => access(path.join(variants, file))))
    } catch {
      return undefined
    }
    return { hash, folder: variants, manifest: kept, processed: false }
  }

  const last: ImageStore['last'] = async (address, focuses) => {
    const record = await readKept(recordFile(address), addressRecord)
    return record && stored(hashOf(record.content), focuses)
  }

  /** Two addresses with the same bytes are encoded once. */
  const make = async (
    hash: string,
    bytes: Uint8Array,
    focuses: readonly string[],
  ): Promise<StoredImage> => {
    const running = encoding.get(hash)
    if (running) await running.catch(() => undefined)
    const known = await stored(hash, focuses)
    if (known) return known
    const before = await readKept(path.join(variantsOf(hash), 'manifest.json'), manifest)
    // What an earlier encoding was made for is kept: another site may still show it.
    const shares = new Set([...focuses, ...Object.keys(before?.shares ?? {})])
    const task = schedule(() => encode(bytes, variantsOf(hash), settings, [...shares].sort()))
    encoding.set(hash, task)
    return { hash, folder: variantsOf(hash), manifest: await task, processed: true }
  }

  return {
    last,
    async fetch(address, href, focuses) {
      const record = await readKept(recordFile(address), addressRecord)
      const known = record && (await stored(hashOf(record.content), focuses))
      const target = { href, shown: href }
      const { status, headers, bytes } = await transport(
        target,
        known ? conditionalHeaders(record) : {},
      )
      if (status === 304 && known) return known
      const content = sha256(bytes)
      const image = await make(hashOf(content), bytes, focuses)
      const validators = { etag: headers.get('etag'), lastModified: headers.get('last-modified') }
      await writeWhole(recordFile(address), JSON.stringify({ address, ...validators, content }))
      return image
    },
  }
}
