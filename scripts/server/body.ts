import type { IncomingMessage, ServerResponse } from 'node:http'

/** Netlify limits a request to a function to 6 MB. Our functions receive at most an error report. */
export const MAX_BODY_BYTES = 1_000_000

/** The body of a request, or the reason why there is none: it is too large, or the client went away. */
export type Body =
  | { readonly kind: 'body'; readonly bytes: ArrayBuffer }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'gone' }

/** Allows a client to send its body if it waits for permission (`Expect: 100-continue`). */
export function acceptBody({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.expect !== undefined) response.writeContinue()
}

/** Reads the body of a request, up to {@link MAX_BODY_BYTES}. A larger body is not read to its end. */
export async function readBody(request: IncomingMessage, response: ServerResponse): Promise<Body> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return { kind: 'too-large' }
  acceptBody(request, response)
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    // Without this option, the end of reading would end the connection.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : new Uint8Array(chunk)
      length += bytes.length
      if (length > MAX_BODY_BYTES) return { kind: 'too-large' }
      chunks.push(bytes)
    }
  } catch {
    return { kind: 'gone' }
  }
  return { kind: 'body', bytes: new Uint8Array(Buffer.concat(chunks)).buffer }
}
