import { createServer } from 'node:http'
import { once } from 'node:events'
import CachePolicy from 'http-cache-semantics'

/** A cache between visitors and the site. */
export interface CachingProxy {
  readonly origin: string
  /** Addresses that the proxy answered from its cache. */
  readonly hits: ReadonlySet<string>
  readonly close: () => void
}

interface Stored {
  readonly policy: CachePolicy
  readonly body: Buffer
}

/**
 * The headers for shared caches. Like the edge, it prefers the header for the edge to the header for
 * everyone.
 */
const forSharedCaches = ({ headers }: Response): Record<string, string> => {
  const all = Object.fromEntries(headers)
  const edge = all['netlify-cdn-cache-control']
  return edge === undefined ? all : { ...all, 'cache-control': edge }
}

/**
 * Starts a proxy that stores all answers that HTTP allows a shared cache to store (RFC 9111). It stores them
 * under their address alone and ignores `Netlify-Vary`, which no other cache knows.
 */
export async function startCachingProxy(site: string): Promise<CachingProxy> {
  const kept = new Map<string, Stored>()
  const hits = new Set<string>()
  const server = createServer((request, response) => {
    const { url = '/', method = 'GET', headers } = request
    const asked = { url, method, headers }
    const known = kept.get(url)
    if (known?.policy.satisfiesWithoutRevalidation(asked)) {
      hits.add(url)
      response.writeHead(200, known.policy.responseHeaders()).end(known.body)
      return
    }
    const plain = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && !['host', 'connection'].includes(name) ? [[name, value]] : [],
    )
    const forward = async () => {
      const answer = await fetch(new URL(url, site), { headers: plain, redirect: 'manual' })
      const body = Buffer.from(await answer.arrayBuffer())
      const answered = { status: answer.status, headers: forSharedCaches(answer) }
      const policy = new CachePolicy(asked, answered, { shared: true })
      if (answer.status === 200 && policy.storable()) kept.set(url, { policy, body })
      // `fetch` has unpacked it.
      const {
        'content-encoding': _,
        'content-length': __,
        ...rest
      } = Object.fromEntries(answer.headers)
      response.writeHead(answer.status, rest).end(body)
    }
    forward().catch((error: unknown) => response.writeHead(502).end(String(error)))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no address.')
  return {
    origin: `http://localhost:${address.port}`,
    hits,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
