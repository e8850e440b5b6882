import { ContentClientError } from '../content-client'
import { TELLING_BYTES } from './file-type'

/** A file that has started is given up after this many milliseconds without a byte. */
const STALLED_MS = 8000

/** A file whose first bytes have arrived. The caller reads it or closes it. */
export interface OpenFile {
  readonly status: number
  readonly headers: Headers
  /** Enough bytes to identify the file; fewer of a shorter one. */
  readonly start: Uint8Array
  /** The whole file, `start` included, as fast as it is read. */
  readonly body: () => ReadableStream<Uint8Array>
  readonly close: () => Promise<void>
}

interface Opening {
  /** Ends only the wait for the first bytes. */
  readonly signal: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

/** Reads until this many bytes have arrived, or all. */
async function beginning(reader: Reader | undefined): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = []
  let size = 0
  while (reader && size < TELLING_BYTES) {
    const { done, value } = await reader.read()
    if (done) break
    pieces.push(value)
    size += value.byteLength
  }
  return pieces
}

/** The pieces that have arrived, then the others, each within a time limit. */
const streamOf = (
  pieces: readonly Uint8Array[],
  reader: Reader | undefined,
  abort: () => void,
): ReadableStream<Uint8Array> => {
  const waiting = [...pieces]
  return new ReadableStream({
    async pull(controller) {
      const piece = waiting.shift()
      if (piece) {
        controller.enqueue(piece)
        return
      }
      const timer = setTimeout(abort, STALLED_MS)
      try {
        const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
        if (done) controller.close()
        else controller.enqueue(value)
      } finally {
        clearTimeout(timer)
      }
    },
    cancel: abort,
  })
}

const failureOf = (response: Response, href: string): ContentClientError | null => {
  const { status, statusText } = response
  if (status >= 300 && status < 400) {
    return new ContentClientError('redirect', href, 'a redirect', { status })
  }
  if (response.ok || status === 416) return null
  return new ContentClientError('status', href, `HTTP status ${status} ${statusText}`.trim(), {
    status,
  })
}

/**
 * Requests a file by GET and waits for its first bytes. It sends no token and follows no redirect.
 *
 * @param href on the service's own host
 * @throws {ContentClientError} `timeout` when the signal comes first, `redirect`, `status`,
 * `unreachable`, `truncated`
 */
export async function openFile(href: string, { signal, headers }: Opening): Promise<OpenFile> {
  const own = new AbortController()
  const abort = () => own.abort()
  signal.throwIfAborted()
  signal.addEventListener('abort', abort)
  let isBegun = false
  try {
    const response = await fetch(href, {
      // Its length is that of the file.
      headers: { 'accept-encoding': 'identity', ...headers },
      redirect: 'manual',
      signal: own.signal,
    })
    isBegun = true
    const failure = failureOf(response, href)
    if (failure) {
      abort()
      throw failure
    }
    const reader: Reader | undefined = response.body?.getReader()
    const pieces = await beginning(reader)
    return {
      status: response.status,
      headers: response.headers,
      start: new Uint8Array(Buffer.concat(pieces)),
      body: () => streamOf(pieces, reader, abort),
      close: async () => {
        await reader?.cancel().catch(() => undefined)
        abort()
      },
    }
  } catch (error) {
    if (error instanceof ContentClientError) throw error
    if (signal.aborted) throw new ContentClientError('timeout', href, 'no first byte in time')
    const code = isBegun ? 'truncated' : 'unreachable'
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    throw new ContentClientError(code, href, String(cause))
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
