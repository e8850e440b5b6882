import { request as httpRequest } from 'node:http'
import type { Socket } from 'node:net'
import { complain } from '../cli'
import { requestUrl } from './request-url'
import { callFunction, isFunctionPath } from './call-function'
import { type Environment, loadFunctions } from './functions'
import { isDemoSubmission, passOn } from './demo-submissions'
import { Edits } from './edits'
import { forward } from './forward'
import { createServer, listen, stop } from './listen'
import { isElsewhere, locationOf } from './location'
import { loadRedirects, matchRedirect } from './redirects'
import { sendText } from './send'

export interface DevelopmentServer {
  readonly address: string
  /** The port for `gatsby develop`. */
  readonly gatsbyPort: number
  /** Tells Gatsby that content was edited. */
  edited(): void
  close(): Promise<void>
}

const freePort = async (): Promise<number> => {
  const server = createServer(() => undefined)
  const port = await listen(server, 0)
  await stop(server)
  return port
}

/**
 * A server in front of `gatsby develop`. It answers with functions and passes on everything else, also the
 * sockets of hot reload.
 *
 * @throws {PortTakenError} when the port is taken
 */
export async function startDevelopmentServer(options: {
  readonly port: number
  /** The output folder of `gatsby develop`, for the redirects in it. */
  readonly publicDir: string
  readonly functionsEnvironment: Environment
  /** The address that receives the demo widget's forms. Without it the requests go to Gatsby. */
  readonly demoSubmissions?: string | undefined
}): Promise<DevelopmentServer> {
  const gatsbyPort = await freePort()
  const functions = await loadFunctions(options.functionsEnvironment, true)
  const redirects = await loadRedirects(options.publicDir)
  const atGatsby = (url: URL) => `http://127.0.0.1:${gatsbyPort}${url.pathname}${url.search}`

  const edits = new Edits(gatsbyPort)
  const server = createServer((request, response) => {
    const url = requestUrl(request)
    if (!url || request.method === 'TRACE') {
      sendText(request, response, 400, 'Bad Request')
      return
    }
    if (options.demoSubmissions !== undefined && isDemoSubmission(request, url)) {
      passOn(options.demoSubmissions, request, response)
      return
    }
    const rule = matchRedirect(redirects, url)
    const path = isFunctionPath(url.pathname) ? url.pathname : (rule?.to ?? '')
    if (isFunctionPath(path)) {
      callFunction(functions, path, url, request, response).catch((error: unknown) => {
        complain(error)
        if (response.headersSent) response.destroy()
        else
          sendText(request, response, 500, error instanceof Error ? error.message : String(error))
      })
      return
    }
    forward(request, response, {
      to: atGatsby(url),
      headers: request.headers,
      answerHeaders: ({ location, ...headers }) => ({
        ...headers,
        ...(location !== undefined && {
          location: isElsewhere(location) ? location : locationOf(location),
        }),
      }),
      otherwise: { status: 503, text: 'Gatsby is not ready yet. Try again in a moment.' },
    })
  })

  const upgraded = new Set<Socket>()
  server.on('upgrade', (request, socket: Socket, head) => {
    upgraded.add(socket)
    socket.on('close', () => upgraded.delete(socket))
    socket.on('error', () => socket.destroy())
    const url = requestUrl(request)
    if (!url) {
      socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
      return
    }
    const passed = httpRequest(atGatsby(url), { method: request.method, headers: request.headers })
    passed.on('upgrade', (answer, gatsby: Socket, gatsbyHead) => {
      const lines = Object.entries(answer.headers).map(
        ([name, value]) => `${name}: ${String(value)}`,
      )
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
      socket.write(gatsbyHead)
      gatsby.write(head)
      gatsby.on('error', () => socket.destroy())
      gatsby.on('close', () => socket.destroy())
      socket.on('close', () => gatsby.destroy())
      gatsby.pipe(socket).pipe(gatsby)
    })
    passed.on('response', (answer) => {
      answer.resume()
      socket.end(
        `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\nConnection: close\r\n\r\n`,
      )
    })
    passed.on('error', () => socket.destroy())
    socket.on('close', () => passed.destroy())
    passed.end()
  })

  const port = await listen(server, options.port)
  return {
    gatsbyPort,
    address: `http://localhost:${port}`,
    edited: () => edits.edited(),
    close: async () => {
      edits.close()
      for (const socket of upgraded) socket.destroy()
      await stop(server)
      await functions.close()
    },
  }
}
