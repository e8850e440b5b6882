import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isMissing } from '../../src/serving/file-errors'
import { complain } from '../explained'
import { addressOf } from './address'
import { callFunction } from './call-function'
import { decide } from './decide'
import { isDemoSubmission, passOn } from './demo-submissions'
import { type Environment, loadFunctions } from './functions'
import { listen, stop } from './listen'
import { followReleases } from './release'
import { sendFile, sendLocation, sendText } from './send'

export interface ServerOptions {
  /** 0 for any free port. */
  readonly port: number
  /** A finished build. */
  readonly publicDir: string
  /**
   * The variables that functions see, and no others: PRODUCT_DATA_URL, CONTENT_API_URL, … Besides
   * them `URL`, the server's own address, as Netlify gives it.
   */
  readonly functionsEnvironment: Environment
  /** Where the demo widget's forms arrive; without it nothing takes them, as on Netlify. */
  readonly demoSubmissions?: string | undefined
}

export interface RunningServer {
  /** `http://localhost:8888` */
  readonly address: string
  readonly port: number
  close(): Promise<void>
}

const addressAt = (port: number) => `http://localhost:${port}`

/**
 * Serves a build as Netlify does, with Netlify's own parsers of `netlify.toml`, `_redirects` and
 * `_headers`: forced rules, then files, then the other rules, then the error page. A build that takes
 * the place of the one that is served is served from then on.
 * `e2e/parity` compares it with `netlify dev`.
 *
 * @throws {PortTakenError} when the port is taken
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { publicDir, demoSubmissions } = options
  const presentRelease = followReleases(publicDir)
  await presentRelease()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = addressOf(request)
    if (!url) {
      sendText(response, 400, 'Bad Request')
      return
    }
    if (demoSubmissions !== undefined && isDemoSubmission(request, url)) {
      passOn(demoSubmissions, request, response)
      return
    }
    const release = await presentRelease()
    const reply = await decide(request, url, publicDir, release.redirects)
    if (reply.kind === 'function') {
      return callFunction(await functions, reply.path, url, request, response)
    }
    // What was found may be of two releases, or of none.
    if ((await presentRelease()) !== release) return answer(request, response)
    switch (reply.kind) {
      case 'location':
        sendLocation(response, reply.status, reply.location)
        break
      case 'file':
        await sendFile(
          request,
          response,
          reply.file,
          reply.status,
          release.headersFor(reply.path),
        ).catch(async (error: unknown) => {
          if (!isMissing(error) || (await presentRelease()) === release) throw error
          await answer(request, response)
        })
        break
      case 'missing':
        sendText(response, 404, 'Not Found', release.headersFor(url.pathname))
        break
      case 'wrong-method':
        sendText(response, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' })
        break
      case 'malformed':
        sendText(response, 400, 'Bad Request')
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      complain(error)
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'Internal Server Error')
    })
  })
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
