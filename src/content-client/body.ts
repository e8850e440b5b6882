/** A body that cannot be used, before it is known from which address it came. */
export class BodyError extends Error {
  override readonly name = 'BodyError'
  constructor(
    readonly code: 'truncated' | 'html' | 'not-json' | 'too-large',
    readonly reason: string,
  ) {
    super(reason)
  }
}

const megabytes = (bytes: number): string => `${Number((bytes / 1_000_000).toFixed(1))} MB`

/**
 * A body piece by piece.
 *
 * @param maxBytes limit after decompression; a body that announces more is not read at all
 * @throws {BodyError} `too-large`
 */
export async function* bodyPieces(
  response: Response,
  maxBytes: number,
): AsyncGenerator<Uint8Array, void> {
  const limit = megabytes(maxBytes)
  const tooLarge = (what: string) => new BodyError('too-large', `the answer ${what}`)
  const announced = Number(response.headers.get('content-length') ?? 0)
  if (announced > maxBytes) {
    await response.body?.cancel()
    throw tooLarge(`is ${megabytes(announced)}, more than the limit of ${limit}`)
  }
  let size = 0
  const reader = response.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      throw tooLarge(`is larger than the limit of ${limit}`)
    }
    yield value
  }
}

/** Puts the pieces of a body together in memory. */
export async function joined(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const piece of pieces) chunks.push(piece)
  const bytes = new Uint8Array(chunks.reduce((size, { byteLength }) => size + byteLength, 0))
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}

const looksLikeHtml = (text: string, contentType: string): boolean =>
  /^text\/html\b|^application\/xhtml/.test(contentType) ||
  /^\s*(<!doctype html|<html\b)/i.test(text)

/** JSON that was cut opens more brackets or strings than it closes; JSON that is wrong does not. */
const endsEarly = (text: string): boolean => /^\s*[[{]/.test(text) && !/[\]}]\s*$/.test(text)

/**
 * Reads JSON, telling apart what people meet instead of it.
 *
 * @throws {BodyError} `html`, `truncated` or `not-json`
 */
export function parseJson(text: string, contentType: string | null): unknown {
  try {
    return JSON.parse(text)
  } catch {
    if (looksLikeHtml(text, contentType ?? '')) {
      const title = /<title[^>]*>\s*([^<]{1,80})/i.exec(text)?.[1]?.trim()
      throw new BodyError(
        'html',
        `HTML instead of JSON${title ? ` (a page titled "${title}")` : ''}`,
      )
    }
    if (text.trim() === '') throw new BodyError('not-json', 'an empty body instead of JSON')
    if (endsEarly(text)) {
      throw new BodyError('truncated', `the JSON ends early, after ${text.length} characters`)
    }
    throw new BodyError('not-json', `not JSON; it begins with ${JSON.stringify(text.slice(0, 40))}`)
  }
}
