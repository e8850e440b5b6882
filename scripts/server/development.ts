import { createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { complain } from '../explained'
import { addressOf } from './address'
import { callFunction, isFunctionPath } from './call-function'
import { type Environment, loadFunctions } from './functions'
import { isDemoSubmission, passOn } from './demo-submissions'
import { EditedPages, type ReadSite } from './edited-pages'
import { Edits } from './edits'
import { listen, stop } from './listen'
import { loadRedirects, matchRedirect } from './redirects'

export interface DevelopmentServer {
  readonly address: string
  /** Where `gatsby develop` has to listen. */
  readonly gatsbyPort: number
  /** Tells pages in view and Gatsby that content was edited. */
  edited(): void
  close(): Promise<void>
}

const freePort = async (): Promise<number> => {
  const server = createServer()
  const port = await listen(server, 0)
  await stop(server)
  return port
}

/**
 * Stands before `gatsby develop`: answers with functions, and passes on everything else, also the
 * sockets of hot reload.
 *
 * @throws {PortTakenError} when the port is taken
 */
export async function startDevelopmentServer(options: {
  readonly port: number
  /** Where `gatsby develop` writes, for the redirects that it made. */
  readonly publicDir: string
  readonly functionsEnvironment: Environment
  readonly readSite: ReadSite
  /** Where the demo widget's forms arrive; without it Gatsby is asked. */
  readonly demoSubmissions?: string | undefined
}): Promise<DevelopmentServer> {
  const gatsbyPort = await freePort()
  const functions = await loadFunctions(options.functionsEnvironment, true)
  const redirects = await loadRedirects(options.publicDir)
  const toGatsby = (request: IncomingMessage) =>
    httpRequest({
      host: '127.0.0.1',
      port: gatsbyPort,
      method: request.method,
      path: request.url,
      headers: request.headers,
    })

  const edits = new Edits(gatsbyPort, new EditedPages(options.readSite))
  const server = createServer((request, response) => {
    const url = addressOf(request)
    if (!url || request.method === 'TRACE') {
      response.writeHead(400).end()
      return
    }
    if (options.demoSubmissions !== undefined && isDemoSubmission(request, url)) {
      passOn(options.demoSubmissions, request, response)
      return
    }
    const rule = matchRedirect(redirects, url)
    const path = isFunctionPath(url.pathname) ? url.pathname : (rule?.to ?? '')
    const fail = (status: number, text: string) => {
      if (response.headersSent) response.destroy()
      else response.writeHead(status, { 'Content-Type': 'text/plain; charset=UTF-8' }).end(text)
    }
    if (isFunctionPath(path)) {
      callFunction(functions, path, url, request, response).catch((error: unknown) => {
        complain(error)
        fail(500, error instanceof Error ? error.message : String(error))
      })
      return
    }
    if (edits.answer(url, request, response)) return
    const passed = toGatsby(request)
    passed.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => fail(503, 'Gatsby is not ready yet. Try again in a moment.'))
    response.on('close', () => passed.destroy())
    request.pipe(passed)
  })

  const upgraded = new Set<Socket>()
  server.on('upgrade', (request, socket: Socket, head) => {
    upgraded.add(socket)
    socket.on('close', () => upgraded.delete(socket))
    socket.on('error', () => socket.destroy())
    const passed = toGatsby(request)
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
    passed.on('error', () => socket.destroy())
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
