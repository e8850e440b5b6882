import fastify from 'fastify'
import { isObject } from '../../contract/is-object'
import type { ContentModel } from '../model'
import { type Content, sampleContent } from './sample-content'

/** The names that the sample content is about. */
export const sampleModel: ContentModel = {
  pages: ['home', 'products'],
  sections: ['newsAndEvents'],
  eventSections: ['newsAndEvents'],
  locatorSections: ['branches'],
}

/** An answer; without a body an empty one. */
interface SampleFile {
  readonly status: number
  readonly type: string
  readonly body?: string | Buffer
  readonly location?: string
}

/** A running service whose answers a test spoils. */
export interface SampleService {
  readonly origin: string
  readonly contentUrl: string
  readonly content: Content
  /** The answers of paths outside the API. */
  readonly files: Map<string, SampleFile>
  /** Sets one value in an answer: `patch('/ww/navigation.json', 'mainNavigation.0.title', '')`. */
  patch(path: string, place: string, value: unknown): void
  close(): Promise<void>
}

const setAt = (json: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown => {
  const inner = (known: unknown) => (rest.length === 0 ? value : setAt(known, rest, value))
  if (Array.isArray(json)) {
    const items: unknown[] = [...json]
    items[Number(key)] = inner(items[Number(key)])
    return items
  }
  return isObject(json) ? { ...json, [key]: inner(json[key]) } : { [key]: inner(undefined) }
}

const notFound = { error: { code: 404, message: 'There is no such content.' } }

/** Starts a service with the sample content on a free port; product data are below `/data`. */
export async function startSampleService(): Promise<SampleService> {
  const content = sampleContent()
  const files = new Map<string, SampleFile>([['/media/a.jpg', { status: 200, type: 'image/jpeg' }]])
  const server = fastify()

  server.get<{ Params: { code: string } }>(
    '/data/:code',
    ({ url, params }) => content.get(url.replace(/[?].*/, '')) ?? { code: params.code },
  )
  server.get<{ Params: { '*': string }; Querystring: { page?: string } }>(
    '/api/*',
    async ({ params, query }, reply) => {
      const path = `/${params['*']}`
      const json = content.get(query.page ? `${path}?page=${query.page}` : path)
      if (json === undefined) return reply.code(404).send(content.get('404') ?? notFound)
      if (json instanceof Response)
        return reply
          .code(json.status)
          .type('text/html')
          .send(await json.text())
      return reply.send(json)
    },
  )
  server.get('/*', async ({ url }, reply) => {
    const {
      status,
      type,
      body = '',
      location,
    } = files.get(url) ?? {
      status: 404,
      type: 'text/plain',
    }
    if (location !== undefined) reply.header('location', location)
    return reply.code(status).type(type).send(body)
  })

  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  return {
    origin,
    contentUrl: `${origin}/api`,
    content,
    files,
    patch: (path, place, value) => {
      if (!content.has(path)) throw new Error(`The sample content has no ${path}.`)
      content.set(path, setAt(content.get(path), place.split('.'), value))
    },
    close: () => server.close(),
  }
}
