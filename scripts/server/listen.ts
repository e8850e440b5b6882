import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'
import { CliError } from '../cli'

/** How long a client may take to send the headers of a request, and the whole request. */
const HEADERS_MS = 10_000
const REQUEST_MS = 30_000
/** How often Node looks for late requests. */
const LOOK_MS = 1000

/**
 * Makes a server that limits the time for slow clients. Node itself answers data that is not HTTP (400), too
 * long headers (431) and late requests (408), and ends their connections.
 */
export function createServer(handle: RequestListener): Server {
  const server = createHttpServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: LOOK_MS,
    },
    handle,
  )
  // A refused client gets no permission to continue: `acceptBody` gives it.
  server.on('checkContinue', handle)
  return server
}

/** The port is used by another program. The message names the variable that chooses another port. */
export class PortTakenError extends CliError {
  override readonly name = 'PortTakenError'
  constructor(port: number, variable: string) {
    super(
      `Port ${port} is taken by another program. Stop it, or choose another port: ${variable}=${port + 1}.`,
    )
  }
}

/**
 * Starts to listen on all addresses of the machine.
 *
 * @param port 0 for any free one
 * @param variable that sets the port, for the message
 * @returns the port
 * @throws {PortTakenError}
 */
export function listen(server: Server, port: number, variable = 'PORT'): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port, variable) : error),
    )
    server.listen(port, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Stops a server at once: it ends open connections and does not wait for them. */
export function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

/**
 * Checks that a port is free before work that would otherwise be lost.
 *
 * @throws {PortTakenError}
 */
export async function requireFree(port: number, variable: string): Promise<void> {
  const server = createHttpServer()
  await listen(server, port, variable)
  await stop(server)
}
