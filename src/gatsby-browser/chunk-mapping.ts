import { reportMissing } from './loader'

declare global {
  interface Window {
    ___chunkMapping?: string | Record<string, string[]>
  }
}

const isChunkMapping = (value: unknown): value is Record<string, string[]> =>
  typeof value === 'object' && value !== null

/**
 * With slices Gatsby writes its map of chunks as text, but its loader reads it as an object and so
 * never prefetches another template's JavaScript. Turns the text into the object (docs/gatsby.md,
 * chunk mapping).
 */
export function readChunkMapping(): void {
  // While developing there are no chunks to fetch ahead.
  if (process.env.NODE_ENV !== 'production') return
  const written = window.___chunkMapping
  const mapping: unknown = typeof written === 'string' ? JSON.parse(written) : written
  if (isChunkMapping(mapping)) window.___chunkMapping = mapping
  else reportMissing('___chunkMapping', 'chunk mapping')
}
