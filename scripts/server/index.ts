import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { callFunction, isFunctionPath } from './call-function'
import { type Environment, loadFunctions } from './functions'
import { loadHeaders } from './headers'
import { listen, stop } from './listen'
import { loadRedirects, type Match, matchRedirect } from './redirects'
import { sendFile, sendLocation, sendText } from './send'
import { findStatic } from './static-files'

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

const isRedirect = ({ status }: Match): boolean => status >= 300 && status < 400

/** The address of a redirect: its own query, or else the visitor's. */
const locationOf = ({ to }: Match, url: URL): string =>
  to.includes('?') ? to : `${to}${url.search}`

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
    const path = decodeURIComponent(url.pathname)
    if (isFunctionPath(path)) return callFunction(functions, path, url, request, response)
    const rule = matchRedirect(redirects, url, request.headers)
    const found = await findStatic(publicDir, path)
    const applies = rule && (rule.force === true || found.kind === 'none')
    if (applies && isFunctionPath(rule.to)) {
      return callFunction(functions, rule.to, url, request, response)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' })
    }
    if (applies && isRedirect(rule)) {
      return sendLocation(response, rule.status, locationOf(rule, url))
    }
    // What a rule leads to has the headers of its own path: a missing picture is not immutable.
    const target = applies ? rule.to : path
    const match = applies ? await findStatic(publicDir, target) : found
    if (match.kind === 'moved') {
      const location = `${encodeURI(match.path)}${url.search}`
      return sendLocation(response, 301, location)
    }
    if (match.kind === 'none') return sendText(response, 404, 'Not Found', headersFor(path))
    const status = applies ? rule.status : 200
    return sendFile(request, response, match.file, status, headersFor(target))
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
