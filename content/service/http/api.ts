import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { WORLDWIDE } from '../../../src/sites'
import type { Content } from '../build/content'
import type { ContentVersionName } from '../model/publication'
import { AnswerCache, type Answer } from './answer-cache'
import type { ChangeLog } from './change-log'
import { handlers, siteOf, type Call } from './handlers'
import { HttpError, notFound } from './http-error'
import type { Query } from './paging'
import { matchEndpoint } from './router'

/** The source of all answers. */
export interface ApiSource {
  /** The content at this moment. */
  readonly content: () => Content
  /** Has taken note of all content so far. */
  readonly changeLog: ChangeLog
  readonly previewToken: string
  readonly now: () => Date
}

const queryOf = (url: URL): Query => Object.fromEntries(url.searchParams)

/**
 * The content version that a request may see: drafts need the preview token, and a wrong token is refused.
 */
const contentVersionFor = (query: Query, previewToken: string): ContentVersionName => {
  if (query.token === undefined || query.token === '') return 'published'
  if (query.token === previewToken) return 'preview'
  throw new HttpError(403, 'The preview token is not valid.')
}

const send = (
  reply: FastifyReply,
  answer: Answer,
  contentVersion: ContentVersionName,
  modified: Date,
) =>
  reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', contentVersion === 'preview' ? 'no-store' : 'public, no-cache')
    .header('etag', answer.etag)
    .header('last-modified', modified.toUTCString())
    .send(answer.body)

/** Adds `/api/…` and `/product-data/…` to the server. */
export function registerApi(server: FastifyInstance, source: ApiSource): void {
  const cache = new AnswerCache()

  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    respond: (call: Omit<Call, 'params'>) => unknown,
  ) => {
    const url = new URL(request.url, 'http://localhost')
    const query = queryOf(url)
    const contentVersion = contentVersionFor(query, source.previewToken)
    const content = source.content()
    const today = source.now().toISOString().slice(0, 10)
    const found = cache.get(
      content,
      `${contentVersion} ${today} ${url.pathname}${url.search}`,
      () =>
        respond({
          contentVersion: content.contentVersions[contentVersion],
          query,
          path: url.pathname,
          today,
          changes: (site, since) => source.changeLog.changes(contentVersion, site, since),
          gives: (site) => source.changeLog.gives(contentVersion, site),
        }),
    )
    return send(reply, found, contentVersion, content.modified)
  }

  server.get('/api/_errors.json', (request, reply) =>
    answer(request, reply, () => ({ data: source.content().problems() })),
  )

  server.get('/api/*', (request, reply) =>
    answer(request, reply, (call) => {
      const match = matchEndpoint(call.path.slice('/api'.length))
      if (!match) throw notFound(`The address ${call.path}`)
      return handlers[match.name]({ ...call, params: match.params })
    }),
  )

  server.get<{ Params: { code: string } }>('/product-data/:code', (request, reply) =>
    answer(request, reply, (call) => {
      const { code } = request.params
      const content = siteOf({ ...call, params: { site: call.query.site ?? WORLDWIDE } })
      const data = content.productData.get(code)
      if (!data) throw notFound(`The product data of ${code}`)
      return data
    }),
  )
}
