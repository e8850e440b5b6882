import path from 'node:path'
import etag from '@fastify/etag'
import serveFiles from '@fastify/static'
import fastify, { type FastifyInstance } from 'fastify'
import { MEDIA_FOLDER } from './files/library'
import { registerApi } from './http/api'
import { registerDemoSubmissions } from './http/demo-submissions'
import { registerDocuments } from './http/documents'
import { answerClientError, answerFrameworkError, registerErrors } from './http/errors'
import { registerFaultInjection } from './http/fault-injection'
import { registerRequestLog } from './http/request-log'
import { LiveContent } from './live-content'
import { readMemory, writeMemory } from './memory'

/** Token for drafts when none is configured; the sample has no secrets. */
export const DEFAULT_PREVIEW_TOKEN = 'saxum-preview'

/**
 * How long a client may take to send the headers of a request, and the whole request. A busy machine reads
 * them late.
 */
const HEADERS_MS = 30_000
const REQUEST_MS = 60_000

export interface ContentServiceOptions {
  /** The content directory; `content/README.md` describes its files. */
  readonly directory: string
  readonly previewToken?: string
  /** Take edits while running; on unless a test needs no edits. */
  readonly watch?: boolean
  /** Offer `/_misbehave` and `/_requests`; for tests and benchmarks only. */
  readonly faultInjection?: boolean
  /** A folder for the memory between runs: the files that were read, and the last offers. */
  readonly memory?: string
  /** Adds this many made-up products to every site; for benchmarks. */
  readonly syntheticProducts?: number
  /** Called after the files were read again, with the start time of the reading, by `performance.now()`. */
  readonly onReload?: (began: number) => void
  /** Receives a line for each new problem in content that was asked for; without it nothing is printed. */
  readonly log?: (line: string) => void
  readonly now?: () => Date
}

/**
 * Makes the embedded content service: the content API below `/api`, the product-data service below
 * `/product-data`, documents below `/documents`, images below `/media`, and `/demo/submissions`. It does
 * not listen yet, and stops watching when closed.
 */
export async function createContentService(
  options: ContentServiceOptions,
): Promise<FastifyInstance> {
  const { watch = true, log = () => undefined, onReload, syntheticProducts = 0 } = options
  const { now = () => new Date() } = options
  const directory = path.resolve(options.directory)
  const { memory } = options
  const earlier = readMemory(memory)
  const live = new LiveContent({ directory, syntheticProducts, earlier, log, onReload })
  const server = fastify({
    forceCloseConnections: true,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 1000 },
  })

  // Watching begins first: an edit during the first reading must not be missed.
  if (watch) server.addHook('onClose', await live.watch())
  await live.read()
  if (memory !== undefined) {
    server.addHook('onClose', () => writeMemory(memory, live.memory))
  }

  registerErrors(server)
  if (options.faultInjection) {
    registerRequestLog(server)
    registerFaultInjection(server)
  }
  await server.register(etag)
  registerApi(server, {
    content: () => live.current,
    changeLog: live.changeLog,
    previewToken: options.previewToken ?? DEFAULT_PREVIEW_TOKEN,
    now,
  })
  registerDemoSubmissions(server, now)
  const mediaFolder = path.join(directory, MEDIA_FOLDER)
  registerDocuments(server, { content: () => live.current, mediaFolder })
  await server.register(serveFiles, {
    root: mediaFolder,
    prefix: '/media/',
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, no-cache')
    },
  })
  return server
}
