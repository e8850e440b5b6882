import { ContentClientError, createTransport, type TransportOptions } from '..'

/**
 * Asks a server for several addresses at once.
 *
 * @param options override the defaults below
 * @returns the status of each answer or its error, and the milliseconds that all took
 */
export async function askAtOnce(
  origin: string,
  count: number,
  options: Partial<TransportOptions>,
): Promise<{ ends: (number | ContentClientError)[]; took: number }> {
  const began = performance.now()
  const transport = createTransport({
    ...{ timeoutMs: 60_000, retries: 4, concurrency: 2, maxBytes: 1_000_000 },
    ...options,
  })
  const ends = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const href = `${origin}/${index}`
      try {
        return (await transport({ href, shown: href })).status
      } catch (error) {
        if (error instanceof ContentClientError) return error
        throw error
      }
    }),
  )
  return { ends, took: performance.now() - began }
}
