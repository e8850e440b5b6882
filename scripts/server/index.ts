import type { IncomingMessage, ServerResponse } from 'node:http'
import { isMissing } from '../../src/serving/file-errors'
import { complain } from '../cli'
import { requestUrl } from './request-url'
import { callFunction } from './call-function'
import { decide } from './decide'
import { isDemoSubmission, passOn } from './demo-submissions'
import { type Environment, loadFunctions } from './functions'
import { withoutFile } from './headers'
import { createServer, listen, stop } from './listen'
import { followReleases } from './release'
import { sendFile, sendLocation, sendText } from './send'

export interface ServerOptions {
  /** 0 for any free port. */
  readonly port: number
  /** A finished build. */
  readonly publicDir: string
  /**
   * The variables that functions see, and no others: PRODUCT_DATA_URL, CONTENT_API_URL, … In addition they
   * see `URL`, the server's own address, which Netlify also sets.
   */
  readonly functionsEnvironment: Environment
  /** The address that receives the demo widget's forms. Without it nothing accepts them, as on Netlify. */
  readonly demoSubmissions?: string | undefined
}

export interface RunningServer {
  /** `http://localhost:8888` */
  readonly address: string
  readonly port: number
  close(): Promise<void>
}

/** How long a connection may transfer nothing: after that time nobody reads or sends any more. */
const IDLE_MS = 60_000

const addressAt = (port: number) => `http://localhost:${port}`

/**
 * Serves a build like Netlify, with Netlify's own parsers of `netlify.toml`, `_redirects` and `_headers`:
 * forced rules, then files, then the other rules, then the error page. When a new build replaces the served
 * one, the server uses it at once. `e2e/parity` compares it with `netlify dev`.
 *
 * @throws {PortTakenError} when the port is taken
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { publicDir, demoSubmissions } = options
  const presentRelease = followReleases(publicDir)
  await presentRelease()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = requestUrl(request)
    const release = await presentRelease()
    const headers = withoutFile(release.headersFor(url?.pathname ?? '/'))
    if (!url) {
      sendText(request, response, 400, 'Bad Request', headers)
      return
    }
    if (demoSubmissions !== undefined && isDemoSubmission(request, url)) {
      passOn(demoSubmissions, request, response)
      return
    }
    const reply = await decide(request, url, publicDir, release.redirects)
    if (reply.kind === 'function') {
      return callFunction(await functions, reply.path, url, request, response)
    }
    // During a switch the result may mix two releases, or belong to none.
    if ((await presentRelease()) !== release) return answer(request, response)
    switch (reply.kind) {
      case 'location':
        sendLocation(request, response, reply.status, reply.location, headers)
        break
      case 'file':
        await sendFile(
          request,
          response,
          reply.file,
          reply.status,
          release.headersFor(reply.path),
        ).catch((error: unknown) => {
          // The file existed a moment ago.
          if (!isMissing(error)) throw error
          return answer(request, response)
        })
        break
      case 'missing':
        sendText(request, response, 404, 'Not Found', headers)
        break
      case 'wrong-method':
        headers.set('Allow', 'GET, HEAD')
        sendText(request, response, 405, 'Method Not Allowed', headers)
        break
      case 'malformed':
        sendText(request, response, 400, 'Bad Request', headers)
    }
  }

  async function apologise(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = await presentRelease().then(
      ({ headersFor }) => withoutFile(headersFor('/')),
      () => new Headers(),
    )
    if (response.headersSent) response.destroy()
    else sendText(request, response, 500, 'Internal Server Error', headers)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      complain(error)
      return apologise(request, response)
    })
  })
  server.setTimeout(IDLE_MS)
  const listening = listen(server, options.port)
  const functions = listening.then((port) =>
    loadFunctions({ ...options.functionsEnvironment, URL: addressAt(port) }),
  )
  const [port, loaded] = await Promise.all([listening, functions])
  return {
    port,
    address: addressAt(port),
    close: async () => {
      await stop(server)
      await loaded.close()
    },
  }
}
