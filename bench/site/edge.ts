import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/** A site as a CDN would serve it. */
export interface Edge {
  /** `https://localhost:40123` */
  readonly origin: string
  close(): Promise<void>
}

/** The stored answer of the site. */
interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly plain: Buffer
  /** Only for texts. */
  readonly zipped: Buffer | null
}

const TEXT = /text|json|javascript|xml|wasm/
/** Headers that describe the transfer of an answer and not its content. */
const OF_CONNECTION = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
])

/** A key and a certificate of this machine; browsers accept it with `--ignore-certificate-errors`. */
function certificate() {
  const folder = mkdtempSync(path.join(tmpdir(), 'edge-'))
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const files = ['-subj', '/CN=localhost', '-days', '2', '-keyout', key, '-out', cert]
  execFileSync('openssl', ['req', '-x509', ...curve, ...files], { stdio: 'ignore' })
  const pair = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return pair
}

async function ask(site: string, address: string): Promise<Answer> {
  const response = await fetch(site + address, { redirect: 'manual' })
  const headers = Object.fromEntries(
    [...response.headers]
      .filter(([name]) => !OF_CONNECTION.has(name))
      .map(([name, value]) => [name, name === 'location' ? value.replace(site, '') : value]),
  )
  const plain = Buffer.from(await response.arrayBuffer())
  const isText = TEXT.test(headers['content-type'] ?? '')
  return {
    status: response.status,
    headers,
    plain,
    zipped: isText ? gzipSync(plain, { level: 9 }) : null,
  }
}

function send(answer: Answer, request: Http2ServerRequest, response: Http2ServerResponse): void {
  const { etag } = answer.headers
  if (etag !== undefined && request.headers['if-none-match'] === etag) {
    response.writeHead(304, answer.headers).end()
    return
  }
  const { zipped } = answer
  const headers = zipped ? { ...answer.headers, 'content-encoding': 'gzip' } : answer.headers
  response.writeHead(answer.status, headers).end(zipped ?? answer.plain)
}

/**
 * A proxy in front of a site that works like a CDN, so all measured sites are served alike. It uses HTTP/2,
 * gzip (level 9), and answers from memory after the first request. Cache headers stay the site's own.
 *
 * @param site `http://localhost:8888`
 */
export async function startEdge(site: string): Promise<Edge> {
  const answers = new Map<string, Promise<Answer>>()
  const server = createSecureServer(certificate(), (request, response) => {
    const known = answers.get(request.url)
    const answer = known ?? ask(site, request.url)
    answers.set(request.url, answer)
    answer.then(
      (found) => send(found, request, response),
      (error: unknown) => {
        answers.delete(request.url)
        response.writeHead(502, { 'content-type': 'text/plain' }).end(String(error))
      },
    )
  })
  const sessions = new Set<ServerHttp2Session>()
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The edge does not listen.')
  return {
    origin: `https://localhost:${address.port}`,
    // The browser would keep its connections open.
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const session of sessions) session.destroy()
      }),
  }
}
