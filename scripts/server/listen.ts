import { createServer, type Server } from 'node:http'
import { Explained } from '../explained'

/** A port that another program has; says which variable chooses another. */
export class PortTakenError extends Explained {
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

/** Stops a server at once: open connections are ended, not waited for. */
export function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

/**
 * Makes sure that a port is free before work begins that would be lost otherwise.
 *
 * @throws {PortTakenError}
 */
export async function requireFree(port: number, variable: string): Promise<void> {
  const server = createServer()
  await listen(server, port, variable)
  await stop(server)
}
