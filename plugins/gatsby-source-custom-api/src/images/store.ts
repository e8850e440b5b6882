import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { conditionalHeaders, type Transport } from '../../../../src/content-client'
import type { ImageOptions } from '../options'
import { readKept, removeAllBut, writeFileAtomic } from '../response-cache'
import { encodeShares, encodeVariants, prepare } from './encode'
import { addressRecord, filesOf, MANIFEST, type Manifest, manifest, shareFilesOf } from './manifest'
import { recipe } from './settings'

/** An image on disk: its share pictures and, once they are encoded, its variants. */
export interface StoredImage {
  /** Names the image by its bytes and the recipe of its variants. */
  readonly hash: string
  readonly folder: string
  readonly manifest: Manifest
  /** False when it was there already. */
  readonly processed: boolean
  /**
   * Makes the variants, which takes seconds. Repeated calls make them once. `null` when they exist
   * already.
   */
  readonly encode: (() => Promise<void>) | null
}

interface ImageStoreOptions {
  readonly folder: string
  readonly settings: ImageOptions
  readonly transport: Transport
  /** Runs a task that needs a processor once one is free. */
  readonly schedule: <Result>(task: () => Promise<Result>) => Promise<Result>
}

export interface ImageStore {
  /** The image at an address (focuses by `focusKey`), fetched only if it changed, and made only if it is new. */
  fetch(address: string, href: string, focuses: readonly string[]): Promise<StoredImage>
  /** The last image of the address, if its variants still exist. */
  last(address: string, focuses: readonly string[]): Promise<StoredImage | undefined>
  /** Deletes images that this run did not ask for: the content no longer shows them. */
  prune(): Promise<void>
}

const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')

/** 48 bits in 8 letters: every page names dozens of images, and random text does not compress. */
const NAME_LENGTH = 8

const once = (work: () => Promise<void>): (() => Promise<void>) => {
  let done: Promise<void> | undefined
  return () => (done ??= work())
}

/** Images on disk: a record for each address, and a folder of variants for each content. */
export function imageStore({
  folder,
  settings,
  transport,
  schedule,
}: ImageStoreOptions): ImageStore {
  const addresses = path.join(folder, 'addresses')
  const variants = path.join(folder, 'variants')
  const used = new Set<string>()
  const use = (name: string): string => {
    used.add(name)
    return name
  }
  const recordFile = (address: string) => path.join(addresses, use(`${sha256(address)}.json`))
  const folderOf = (hash: string) => path.join(variants, use(hash))
  /** By hash: a function for each new image that makes its variants. */
  const encodings = new Map<string, () => Promise<void>>()
  const making = new Map<string, Promise<StoredImage>>()
  // Names the image by content and recipe: the files at a public address never change.
  const hashOf = (content: string) =>
    createHash('sha256')
      .update(`${recipe(settings)}${content}`)
      .digest('base64url')
      .slice(0, NAME_LENGTH)

  /** The stored image of a hash, if all its files exist or will be made. */
  const stored = async (hash: string): Promise<StoredImage | undefined> => {
    const own = folderOf(hash)
    const kept = readKept(path.join(own, MANIFEST), manifest)
    if (!kept) return undefined
    const present = new Set(await readdir(own))
    const encode = encodings.get(hash) ?? null
    const needed = encode ? shareFilesOf(kept) : filesOf(kept)
    if (!needed.every((file) => present.has(file))) return undefined
    return { hash, folder: own, manifest: kept, processed: false, encode }
  }
  const hasAll = (image: StoredImage, focuses: readonly string[]): boolean =>
    focuses.every((focus) => Object.hasOwn(image.manifest.shares, focus))

  const lookUp = async (
    record: { content: string } | undefined,
    focuses: readonly string[],
  ): Promise<StoredImage | undefined> => {
    const image = record && (await stored(hashOf(record.content)))
    return image && hasAll(image, focuses) ? image : undefined
  }

  const makeOnce = async (
    hash: string,
    bytes: Uint8Array,
    focuses: readonly string[],
  ): Promise<StoredImage> => {
    const known = await stored(hash)
    if (known && hasAll(known, focuses)) return known
    const own = folderOf(hash)
    const image = { hash, folder: own, processed: true }
    if (known) {
      const { encode } = known
      const withShares = await schedule(() =>
        encodeShares(bytes, own, known.manifest, settings, focuses),
      )
      return { ...image, manifest: withShares, encode }
    }
    const prepared = await schedule(() => prepare(bytes, own, settings, focuses))
    const encode = once(() => encodeVariants(own, prepared, settings))
    encodings.set(hash, encode)
    return { ...image, manifest: prepared, encode }
  }

  /** One after the other for the same content: two addresses may have the same bytes. */
  const make = (hash: string, bytes: Uint8Array, focuses: readonly string[]) => {
    const before: Promise<unknown> = making.get(hash) ?? Promise.resolve()
    const image = before.catch(() => undefined).then(() => makeOnce(hash, bytes, focuses))
    making.set(hash, image)
    return image
  }

  return {
    last: async (address, focuses) => lookUp(readKept(recordFile(address), addressRecord), focuses),
    async fetch(address, href, focuses) {
      const record = readKept(recordFile(address), addressRecord)
      const known = await lookUp(record, focuses)
      const target = { href, shown: href }
      const { status, headers, bytes } = await transport(
        target,
        known ? conditionalHeaders(record) : {},
      )
      if (status === 304 && known) return known
      const content = sha256(bytes)
      const image = await make(hashOf(content), bytes, focuses)
      const validators = { etag: headers.get('etag'), lastModified: headers.get('last-modified') }
      await writeFileAtomic(
        recordFile(address),
        JSON.stringify({ address, ...validators, content }),
      )
      return image
    },
    prune: async () => {
      await Promise.all([addresses, variants].map((each) => removeAllBut(each, used)))
    },
  }
}
