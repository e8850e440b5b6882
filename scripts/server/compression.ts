import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const TEXT = /^(?:text\/|application\/(?:javascript|json|xml|manifest\+json)|image\/svg)/
/** Below this size, headers take more bytes than compression saves. */
const SMALLEST_BYTES = 256
/** The quality that CDNs use for answers: near the best size in a tenth of its time. */
const BROTLI_QUALITY = 5
const REMEMBERED = 1000

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const remembered = new Map<string, Buffer>()

/** The encoding for an answer, by its media type and the request's `Accept-Encoding`. */
export function encodingFor(type: string, length: number, accepted: string | undefined): Encoding {
  if (!TEXT.test(type) || length < SMALLEST_BYTES) return 'identity'
  const names = (accepted ?? '')
    .split(',')
    .map((entry) => entry.trim().split(/\s*;\s*/))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name)
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : 'identity'
}

/**
 * Compresses, and remembers the result for the next visitor.
 *
 * @param hash of the bytes
 */
export async function compress(bytes: Buffer, hash: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  const key = `${encoding} ${hash}`
  const known = remembered.get(key)
  if (known) return known
  const compressed =
    encoding === 'br'
      ? await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : await zip(bytes)
  const [oldest] = remembered.keys()
  if (remembered.size >= REMEMBERED && oldest !== undefined) remembered.delete(oldest)
  remembered.set(key, compressed)
  return compressed
}
