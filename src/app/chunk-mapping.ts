declare global {
  interface Window {
    ___chunkMapping?: string | Record<string, string[]>
  }
}

const isChunkMapping = (value: unknown): value is Record<string, string[]> =>
  typeof value === 'object' && value !== null

/**
 * With slices Gatsby writes its map of chunks as text, but its loader reads it as an object and so
 * never prefetches another template's JavaScript. Turns the text into the object.
 */
export function readChunkMapping(): void {
  if (typeof window.___chunkMapping !== 'string') return
  const mapping: unknown = JSON.parse(window.___chunkMapping)
  if (isChunkMapping(mapping)) window.___chunkMapping = mapping
}
