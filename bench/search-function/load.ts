import { Agent, get, type IncomingMessage } from 'node:http'

/** Whole milliseconds are too coarse for the time that a function adds on the same machine. */
const now = () => performance.now()

const received = (address: URL, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const take = (response: IncomingMessage) => {
      response.resume()
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${address.href} answers ${response.statusCode}.`))
      })
    }
    get(address, { agent }, take).on('error', reject)
  })

/**
 * Requests all addresses in order. It keeps a fixed number of requests open at the same time. Each has its
 * own connection.
 *
 * @returns milliseconds from each request to the last byte of its answer
 * @throws {Error} for any answer but 200
 */
export async function load(addresses: readonly string[], concurrency: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const waiting = addresses.map((address) => new URL(address)).values()
  const times: number[] = []
  const visitor = async () => {
    for (const address of waiting) {
      const start = now()
      await received(address, agent)
      times.push(now() - start)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, visitor))
  agent.destroy()
  return times
}
