import path from 'node:path'
import etag from '@fastify/etag'
import serveFiles from '@fastify/static'
import fastify, { type FastifyInstance } from 'fastify'
import { buildContent, type Content } from './build/content'
import { LibraryReader, MEDIA_FOLDER } from './files/library'
import { describeProblem, type Problem } from './files/problem'
import { watchDirectory } from './files/watch'
import { registerApi } from './http/api'
import { registerErrors } from './http/errors'
import { registerMisbehaviour } from './http/misbehave'
import { registerRequestLog } from './http/request-log'

/** Token for drafts when none is configured; the sample holds no secrets. */
export const DEFAULT_PREVIEW_TOKEN = 'saxum-preview'

export interface ContentServiceOptions {
  /** The content directory; `content/README.md` describes its files. */
  readonly directory: string
  readonly previewToken?: string
  /** Take edits while running; on unless a test needs no edits. */
  readonly watch?: boolean
  /** Offer `/_misbehave` and `/_requests`; for tests and benchmarks only. */
  readonly misbehaviour?: boolean
  /** Adds this many made-up products to every site; for benchmarks. */
  readonly syntheticProducts?: number
  /** Called after the files were read again, with all problems that they have now. */
  readonly onReload?: (problems: readonly Problem[]) => void
  /** Receives a line for each new problem; nothing is printed without it. */
  readonly log?: (line: string) => void
  readonly now?: () => Date
}

/**
 * Makes the embedded content service: the content API below `/api`, the product-data service below
 * `/product-data`, images below `/media`. It does not listen yet, and stops watching when closed.
 */
export async function createContentService(
  options: ContentServiceOptions,
): Promise<FastifyInstance> {
  const { directory, watch = true, log = () => undefined, onReload } = options
  const reader = new LibraryReader(path.resolve(directory))
  let reported = new Set<string>()

  const load = async (): Promise<Content> => {
    const content = buildContent(await reader.read(), options.syntheticProducts ?? 0)
    const lines = content.problems.map(describeProblem)
    for (const line of lines) if (!reported.has(line)) log(line)
    reported = new Set(lines)
    return content
  }
  let content = await load()

  const server = fastify({ forceCloseConnections: true })
  registerErrors(server)
  if (options.misbehaviour) {
    registerRequestLog(server)
    registerMisbehaviour(server)
  }
  await server.register(etag)
  registerApi(server, {
    content: () => content,
    previewToken: options.previewToken ?? DEFAULT_PREVIEW_TOKEN,
    now: options.now ?? (() => new Date()),
  })
  await server.register(serveFiles, {
    root: path.join(path.resolve(directory), MEDIA_FOLDER),
    prefix: '/media/',
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'public, no-cache'),
  })

  if (watch) {
    const stop = await watchDirectory(reader.directory, async () => {
      try {
        content = await load()
        onReload?.(content.problems)
      } catch (error) {
        // A file may vanish between listing and reading; the event of its removal follows.
        log(
          `error: the content could not be read: ${error instanceof Error ? error.message : error}`,
        )
      }
    })
    server.addHook('onClose', stop)
  }
  return server
}
