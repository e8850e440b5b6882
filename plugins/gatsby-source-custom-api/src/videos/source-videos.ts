import { createHash } from 'node:crypto'
import { access } from 'node:fs/promises'
import path from 'node:path'
import {
  conditionalHeaders,
  ContentClientError,
  createTransport,
  type Transport,
  type TransportOptions,
} from '../../../../src/content-client'
import { problemOf } from '../errors'
import { addressRecord } from '../images/manifest'
import { publish } from '../images/publish'
import type { NodeDraft } from '../node-types'
import type { Problems } from '../problems'
import { readKept, removeAllBut, writeWhole } from '../response-cache'
import { replaceVideos, videosIn } from './videos'

interface SourceVideosOptions {
  readonly content: readonly NodeDraft[]
  /** Of the content service: where videos with a path for an address are. */
  readonly origin: string
  readonly network: TransportOptions
  readonly folder: string
  readonly publicFolder: string
  readonly problems: Problems
}

const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

/** The hash that names a video, its file being in the folder; fetched only if it changed. */
async function keepVideo(
  address: string,
  origin: string,
  folder: string,
  transport: Transport,
): Promise<string> {
  const recordFile = path.join(folder, 'addresses', `${sha256(address)}.json`)
  const record = await readKept(recordFile, addressRecord)
  const fileOf = (hash: string) => path.join(folder, 'files', hash, path.basename(address))
  const known = record && (await exists(fileOf(record.content))) ? record : undefined
  const { href } = new URL(address, origin)
  const { status, headers, bytes } = await transport(
    { href, shown: href },
    known ? conditionalHeaders(known) : {},
  )
  if (status === 304 && known) return known.content
  const content = sha256(bytes).slice(0, 12)
  await writeWhole(fileOf(content), bytes)
  const validators = { etag: headers.get('etag'), lastModified: headers.get('last-modified') }
  await writeWhole(recordFile, JSON.stringify({ address, ...validators, content }))
  return content
}

/**
 * Makes the videos on the content service's own host files of the website, at `/media/<hash>/`, and
 * gives the content with their new addresses. Videos of other hosts stay where they are.
 *
 * @returns the content, and the names of the public folders that it needs
 */
export async function sourceVideos(
  options: SourceVideosOptions,
): Promise<{ content: NodeDraft[]; folders: ReadonlySet<string> }> {
  const { content, origin, network, folder, publicFolder, problems } = options
  // The token is for content only.
  const transport = createTransport({ ...network, token: undefined })
  const hrefs = new Map<string, string>()
  const folders = new Set<string>()

  const sourceVideo = async (address: string): Promise<void> => {
    try {
      const hash = await keepVideo(address, origin, folder, transport)
      const name = path.basename(address)
      await publish(path.join(folder, 'files', hash), path.join(publicFolder, hash), [name])
      hrefs.set(address, `/media/${hash}/${name}`)
      folders.add(hash)
    } catch (error) {
      if (!(error instanceof ContentClientError)) throw error
      problems.add(problemOf(error, null))
    }
  }

  const addresses = [...new Set(content.flatMap(({ fields }) => videosIn(fields)))]
  await Promise.all(addresses.map(sourceVideo))
  if (problems.list.length === 0) {
    const records = new Set(addresses.map((address) => `${sha256(address)}.json`))
    await removeAllBut(path.join(folder, 'addresses'), records)
    await removeAllBut(path.join(folder, 'files'), folders)
  }
  return {
    content: content.map((draft) => ({ ...draft, fields: replaceVideos(draft.fields, hrefs) })),
    folders,
  }
}
