/** A body that cannot be used. The caller adds the address. */
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

/** For answers of requests without a client; a body above 1 MB is an error. */
export const bodyText = async (response: Response): Promise<string> =>
  new TextDecoder().decode(await joined(bodyPieces(response, 1_000_000)))

const looksLikeHtml = (text: string, contentType: string): boolean =>
  /^text\/html\b|^application\/xhtml/.test(contentType) ||
  /^\s*(<!doctype html|<html\b)/i.test(text)

/** Truncated JSON opens more brackets or strings than it closes; wrong JSON does not. */
const endsEarly = (text: string): boolean => /^\s*[[{]/.test(text) && !/[\]}]\s*$/.test(text)

/**
 * How deep brackets may be nested. The deepest answer of the sample content has 8 levels, and each
 * level of a menu adds two. Recursive code overflows its stack with some thousand levels.
 */
const MAX_DEPTH = 64

/**
 * How many values an answer may have: some 3 MB of real content, with 13 to 20 bytes for each. The
 * limit of bytes alone allows millions of `null` or `{}`. Each gives at least one violation, which
 * takes seconds and gigabytes.
 */
const MAX_VALUES = 200_000

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c]
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** The end of the string that begins at `start`: a quote after an even number of backslashes. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let first = end
    while (text.charCodeAt(first - 1) === BACKSLASH) first -= 1
    if ((end - first) % 2 === 0) return end
  }
  return text.length
}

/**
 * Looks at the brackets and commas of JSON before it is parsed, without recursion.
 *
 * @throws {BodyError} `too-large` when it is nested too deep or has too many values
 */
function checkExtent(text: string): void {
  let depth = 0
  let deepest = 0
  let values = 1
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at)
    if (character === QUOTE) at = endOfString(text, at)
    else if (OPENING.has(character)) {
      depth += 1
      values += 1
      deepest = Math.max(deepest, depth)
    } else if (CLOSING.has(character)) depth -= 1
    else if (character === COMMA) values += 1
  }
  const wrong =
    deepest > MAX_DEPTH
      ? `is nested ${deepest} levels deep, more than the limit of ${MAX_DEPTH}`
      : `has ${values} values, more than the limit of ${MAX_VALUES}`
  if (deepest > MAX_DEPTH || values > MAX_VALUES)
    throw new BodyError('too-large', `the JSON ${wrong}`)
}

/**
 * Reads JSON, and recognises the usual other answers. Depth and number of values are limited, so
 * that recursion cannot overflow the stack.
 *
 * @throws {BodyError} `html`, `truncated`, `not-json` or `too-large`
 */
export function parseJson(text: string, contentType: string | null): unknown {
  try {
    checkExtent(text)
    return JSON.parse(text)
  } catch (error) {
    if (looksLikeHtml(text, contentType ?? '')) {
      const title = /<title[^>]*>\s*([^<]{1,80})/i.exec(text)?.[1]?.trim()
      throw new BodyError(
        'html',
        `HTML instead of JSON${title ? ` (a page titled "${title}")` : ''}`,
      )
    }
    if (error instanceof BodyError) throw error
    if (text.trim() === '') throw new BodyError('not-json', 'an empty body instead of JSON')
    if (endsEarly(text)) {
      throw new BodyError('truncated', `the JSON ends early, after ${text.length} characters`)
    }
    throw new BodyError('not-json', `not JSON; it begins with ${JSON.stringify(text.slice(0, 40))}`)
  }
}
