import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { callFunction } from './call-function'
import { decide } from './decide'
import { type Environment, loadFunctions } from './functions'
import { loadHeaders } from './headers'
import { listen, stop } from './listen'
import { loadRedirects } from './redirects'
import { sendFile, sendLocation, sendText } from './send'

export interface ServerOptions {
  /** 0 for any free port. */
  readonly port: number
  /** A finished build. */
  readonly publicDir: string
  /** The variables that functions see, and no others: PRODUCT_DATA_URL, CONTENT_API_URL, … */
  readonly functionsEnvironment: Environment
}

export interface RunningServer {
  /** `http://localhost:8888` */
  readonly address: string
  readonly port: number
  close(): Promise<void>
}

/**
 * Serves a build as Netlify does, with Netlify's own parsers of `netlify.toml`, `_redirects` and
 * `_headers`: forced rules, then files, then the other rules, then the error page.
 * `e2e/parity` compares it with `netlify dev`.
 *
 * @throws {PortTakenError} when the port is taken
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { publicDir } = options
  const [redirects, headersFor, functions] = await Promise.all([
    loadRedirects(publicDir),
    loadHeaders(publicDir),
    loadFunctions(options.functionsEnvironment),
  ])

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(`http://${request.headers.host ?? 'localhost'}${request.url ?? '/'}`)
    const reply = await decide(request, url, publicDir, redirects)
    switch (reply.kind) {
      case 'function':
        await callFunction(functions, reply.path, url, request, response)
        break
      case 'location':
        sendLocation(response, reply.status, reply.location)
        break
      case 'file':
        await sendFile(request, response, reply.file, reply.status, headersFor(reply.path))
        break
      case 'missing':
        sendText(response, 404, 'Not Found', headersFor(url.pathname))
        break
      case 'wrong-method':
        sendText(response, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' })
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // An address that is not correctly encoded is the visitor's mistake, all else is ours.
      const status = error instanceof URIError ? 400 : 500
      if (status === 500) console.error(error)
      if (response.headersSent) response.destroy()
      else sendText(response, status, status === 400 ? 'Bad Request' : 'Internal Server Error')
    })
  })
  const port = await listen(server, options.port).catch(async (error: unknown) => {
    await functions.close()
    throw error
  })
  return {
    port,
    address: `http://localhost:${port}`,
    close: async () => {
      await stop(server)
      await functions.close()
    },
  }
}
