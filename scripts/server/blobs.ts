import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen, stop } from './listen'

/** A store of blobs that functions of this machine use. */
export interface Blobs {
  /** What `@netlify/blobs` reads where Netlify has it: `NETLIFY_BLOBS_CONTEXT`. */
  readonly context: string
  close(): Promise<void>
}

interface Entry {
  readonly data: string
  readonly etag: string
}

/** Whether a request's conditions allow to write in place of what is there (RFC 9110). */
const mayWrite = ({ headers }: IncomingMessage, entry: Entry | undefined): boolean => {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers
  if (match !== undefined) return entry?.etag === match
  return noneMatch === '*' ? entry === undefined : true
}

/**
 * Starts a store in memory that stands for Netlify Blobs: what functions use of it, reading and writing
 * with conditions. The server that comes with `@netlify/blobs` gives no ETag to readers.
 */
export async function startBlobs(): Promise<Blobs> {
  const entries = new Map<string, Entry>()
  let version = 0
  const server = createServer((request, response) => {
    const key = request.url ?? ''
    if (request.method === 'GET') {
      const entry = entries.get(key)
      response.writeHead(entry ? 200 : 404, entry ? { ETag: entry.etag } : {}).end(entry?.data)
      return
    }
    text(request).then(
      (data) => {
        const isWritten = request.method === 'PUT' && mayWrite(request, entries.get(key))
        if (!isWritten) {
          response.writeHead(request.method === 'PUT' ? 412 : 405).end()
          return
        }
        version += 1
        const etag = `"${version}"`
        entries.set(key, { data, etag })
        response.writeHead(200, { ETag: etag }).end()
      },
      () => response.destroy(),
    )
  })
  const edgeURL = `http://localhost:${await listen(server, 0)}`
  const context = { edgeURL, uncachedEdgeURL: edgeURL, siteID: 'local', token: 'local' }
  return {
    context: Buffer.from(JSON.stringify(context)).toString('base64'),
    close: () => stop(server),
  }
}
