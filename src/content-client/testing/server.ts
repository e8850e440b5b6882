import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** The server's answer; without `body` an empty one. */
export interface Reply {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /**
   * `never`: no answer at all. `stall`: half of the body and then nothing. `cut`: half of the
   * announced body, then the connection ends. `reset`: the connection ends before an answer.
   */
  readonly fault?: 'never' | 'stall' | 'cut' | 'reset'
  /** The body in ten pieces, with this many milliseconds between them. */
  readonly piecesEveryMs?: number
}

export interface SeenRequest {
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  /** Milliseconds since the server's start. */
  readonly at: number
}

/**
 * Returns a reply, or `undefined` for 404. `count` is the number of requests for the path, from 1.
 */
export type Handler = (request: SeenRequest, count: number) => Reply | undefined | Promise<Reply>

/** A JSON answer with a validator of its content. */
export const json = (value: unknown, others: Reply = {}): Reply => {
  const body = JSON.stringify(value)
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`
  const headers = { 'content-type': 'application/json', etag, ...others.headers }
  return { body, ...others, headers }
}

/** An error answer as the contract has it. */
export const failure = (code: number, message: string, headers: Reply['headers'] = {}): Reply =>
  json({ error: { code, message } }, { status: code, headers })

const NOT_FOUND = failure(404, 'Nothing has this address.')

const matches = (request: IncomingMessage, reply: Reply): boolean => {
  const { etag, 'last-modified': modified } = reply.headers ?? {}
  if (request.headers['if-none-match']) return request.headers['if-none-match'] === etag
  return modified !== undefined && request.headers['if-modified-since'] === modified
}

async function sendSlowly(response: ServerResponse, body: Buffer, pauseMs: number): Promise<void> {
  const size = Math.ceil(body.byteLength / 10)
  for (let at = 0; at < body.byteLength && !response.destroyed; at += size) {
    await wait(pauseMs)
    response.write(body.subarray(at, at + size))
  }
  response.end()
}

function send(response: ServerResponse, reply: Reply): void {
  const body = Buffer.from(reply.body ?? '')
  const status = reply.status ?? 200
  if (reply.fault === 'never') return
  if (reply.fault === 'reset') {
    response.destroy()
    return
  }
  response.writeHead(status, { ...reply.headers, 'content-length': body.byteLength })
  if (reply.piecesEveryMs !== undefined) {
    void sendSlowly(response, body, reply.piecesEveryMs)
    return
  }
  if (reply.fault === undefined) {
    response.end(body)
    return
  }
  response.write(body.subarray(0, body.byteLength / 2), () => {
    if (reply.fault === 'cut') response.destroy()
  })
}

/**
 * A real HTTP server. The test decides its answers. It handles conditional requests as services do.
 */
export class TestServer {
  readonly requests: SeenRequest[] = []
  /** The most requests that were open at one time. */
  busiest = 0
  #open = 0
  readonly #start = performance.now()
  readonly #counts = new Map<string, number>()

  private constructor(
    private readonly server: Server,
    public handler: Handler,
  ) {}

  static async start(handler: Handler = () => undefined): Promise<TestServer> {
    const server = createServer()
    const own = new TestServer(server, handler)
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void own.#answer(request, response)
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    return own
  }

  get origin(): string {
    const address = this.server.address()
    return `http://127.0.0.1:${portOf(address)}`
  }

  get paths(): string[] {
    return this.requests.map(({ path }) => path)
  }

  forget(): void {
    this.requests.length = 0
    this.#counts.clear()
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((done) => this.server.close(done))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.origin)
    const at = performance.now() - this.#start
    const seen = { path: url.pathname, query: url.searchParams, headers: request.headers, at }
    this.requests.push(seen)
    const name = url.pathname + url.search
    const count = (this.#counts.get(name) ?? 0) + 1
    this.#counts.set(name, count)
    this.#open += 1
    this.busiest = Math.max(this.busiest, this.#open)
    response.on('close', () => {
      this.#open -= 1
    })
    const reply = (await this.handler(seen, count)) ?? NOT_FOUND
    const unchanged = (reply.status ?? 200) === 200 && matches(request, reply)
    send(response, unchanged ? { status: 304, headers: reply.headers } : reply)
  }
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0

/** An address where nothing listens. */
export async function closedOrigin(): Promise<string> {
  const server = await TestServer.start()
  const { origin } = server
  await server.close()
  return origin
}
