import path from 'node:path'
import {
  ContentClientError,
  createTransport,
  type TransportOptions,
} from '../../../../src/content-client'
import type { NodeDraft, Problem, ProblemCode, Problems } from '../../../../src/content-graph'
import { publish } from '../images/publish'
import type { FileCounts, Report } from '../report'
import { removeAllBut } from '../response-cache'
import { shownByText } from '../uses'
import { mapFiles } from './content-files'
import type { FileUse } from './file-uses'
import { type FileKind, InvalidFileError, typeOf } from './formats'
import { type FileStore, fileStore, type KeptFile } from './store'

interface SourceFilesOptions {
  /** The content that will name the files by their new addresses. */
  readonly content: readonly NodeDraft[]
  /** Uses in all content, including sites that were not fetched again. */
  readonly uses: readonly FileUse[]
  /** Origin of the content service; file addresses without a host belong to it. */
  readonly origin: string
  readonly network: TransportOptions
  readonly staleIfError: boolean
  /** Whether the stored file of an address is known to be the current one. */
  readonly isCurrent: (address: string) => boolean
  readonly folder: string
  /** Of the website; it contains only these files. */
  readonly publicFolder: string
  readonly problems: Problems
  readonly report: Pick<Report, 'addStale'>
}

/** The address of {@link SourceFilesOptions.publicFolder}. */
const PUBLIC_PATH = '/media/files'

/** Media hosts redirect once or twice to a file. */
const REDIRECTS = 5

/** How a file is used: its kind, the sites, and the places that name it. */
interface Use {
  readonly kind: FileKind
  readonly sites: Set<string>
  readonly places: Set<string>
}

/** Every file once, however many sites and entries name it. */
function distinctFiles(uses: readonly FileUse[]): Map<string, Use> {
  const files = new Map<string, Use>()
  for (const { site, kind, address, places } of uses) {
    const file: Use = files.get(address) ?? { kind, sites: new Set(), places: new Set() }
    for (const place of places) file.places.add(place)
    if (site !== null) file.sites.add(site)
    files.set(address, file)
  }
  return files
}

const isGone = (error: ContentClientError): boolean => error.status === 404 || error.status === 410

const codeOf = (error: ContentClientError | InvalidFileError): ProblemCode => {
  if (error instanceof InvalidFileError) return 'file-invalid'
  if (error.code === 'too-large') return 'file-too-large'
  return isGone(error) ? 'file-missing' : 'file-unavailable'
}

function fileProblem(error: unknown, address: string, { sites, places }: Use): Problem {
  if (!(error instanceof ContentClientError || error instanceof InvalidFileError)) throw error
  const [status, reason] =
    error instanceof ContentClientError ? [error.status, error.reason] : [null, error.message]
  const site = [...sites].sort().join(', ') || null
  return { code: codeOf(error), site, address, status, reasons: [reason, shownByText(places)] }
}

/** The address of a file on the web; content may name a telephone number instead. */
function webAddress(address: string, origin: string): string {
  const { href, protocol } = new URL(address, origin)
  if (/^https?:$/.test(protocol)) return href
  throw new InvalidFileError(
    `expected an address that starts with https: or http:, got ${protocol}`,
  )
}

/** A file from the store. If it fails, the last good one, where the options allow it. */
async function fileAt(
  address: string,
  kind: FileKind,
  store: FileStore,
  { origin, staleIfError, isCurrent, report }: SourceFilesOptions,
): Promise<KeptFile> {
  const kept = isCurrent(address) ? await store.last(address) : undefined
  if (kept) return kept
  try {
    return await store.fetch(address, webAddress(address, origin), kind)
  } catch (error) {
    const failed = error instanceof ContentClientError && !isGone(error)
    const last = staleIfError && failed ? await store.last(address) : undefined
    if (!failed || !last) throw error
    report.addStale(address, error.reason)
    return last
  }
}

/**
 * Offers the films of the content and the company's icon files at
 * `/media/files/<hash>.<extension>`, wherever they come from. The website's own policy lets
 * browsers play nothing from other hosts. Each file is downloaded again only when it changed.
 *
 * @returns the content with the new addresses
 */
export async function sourceFiles(
  options: SourceFilesOptions,
): Promise<{ content: NodeDraft[]; counts: FileCounts }> {
  const { content, uses, origin, network, folder, publicFolder, problems } = options
  // The token is for content only: other hosts never see it.
  const transport = createTransport({ ...network, token: undefined, redirects: REDIRECTS })
  const store = fileStore(folder, transport)
  const names = new Map<string, string>()
  const counts = { downloaded: 0, kept: 0 }

  const sourceFile = async (address: string, use: Use): Promise<void> => {
    try {
      const { name, downloaded } = await fileAt(address, use.kind, store, options)
      names.set(address, name)
      counts[downloaded ? 'downloaded' : 'kept'] += 1
    } catch (error) {
      problems.add(fileProblem(error, new URL(address, origin).href, use))
    }
  }
  await Promise.all([...distinctFiles(uses)].map((entry) => sourceFile(...entry)))

  const used = new Set(names.values())
  await publish(store.folder, publicFolder, [...used])
  if (problems.list.length === 0) {
    await removeAllBut(publicFolder, used)
    await store.prune()
  }
  const moved = content.map((draft) =>
    mapFiles(draft, ({ address }) => {
      const name = names.get(address)
      return name ? { src: path.posix.join(PUBLIC_PATH, name), type: typeOf(name) } : undefined
    }),
  )
  return { content: moved, counts }
}
