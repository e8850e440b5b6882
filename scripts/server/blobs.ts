import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen, stop } from './listen'

/** A store of blobs for functions on this machine. */
export interface Blobs {
  /** The value of `NETLIFY_BLOBS_CONTEXT`, where `@netlify/blobs` finds the store. */
  readonly context: string
  close(): Promise<void>
}

interface Entry {
  readonly data: string
  readonly etag: string
}

/** Whether a request's conditions allow it to replace the present entry (RFC 9110). */
const mayWrite = ({ headers }: IncomingMessage, entry: Entry | undefined): boolean => {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers
  if (match !== undefined) return entry?.etag === match
  return noneMatch === '*' ? entry === undefined : true
}

/**
 * Starts a store in memory in place of Netlify Blobs. It covers the operations that functions use: reading,
 * and writing with conditions. The server in `@netlify/blobs` gives readers no ETag.
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
