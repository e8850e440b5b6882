import { ContentClientError, deadlineIn, type Deadline } from '../../content-client'
import { Failure, failureAnswer } from './answer'
import { type BodyRule, jsonBodyOf } from './body'
import { keptHeaders, UNKEPT } from './caching'
import { allowedMs, inTime, late } from './deadline'
import { logError } from './log'
import { isOfPreview, previewTokenOf, refusedToken, type TokenUse } from './preview-token'
import { queryOf } from './query'
import { FUNCTION_HEADERS } from './security-headers'

/**
 * A function's declaration. `endpoint` applies all of it, so that no function can forget a part.
 */
export interface Declaration {
  /** Default: GET and HEAD. */
  readonly methods?: readonly string[]
  /** Parameters of the query that may change an answer. Default: none. */
  readonly parameters?: readonly string[]
  /**
   * How to treat other parameters: `ignore` them at URLs that visitors pass on. Default: `refuse`.
   */
  readonly otherParameters?: 'refuse' | 'ignore'
  /** Default: `none`. */
  readonly token?: TokenUse
  /** The body of a request, as JSON. Default: it is not read. */
  readonly body?: BodyRule
  /** The tag of copies at the edge. Default: no answer is cached. */
  readonly keptAs?: string
  /**
   * The time limit of the function in milliseconds, as far as the platform allows. Default: {@link
   * DEADLINE_MS}.
   */
  readonly deadlineMs?: number | undefined
}

/** A request, checked. */
export interface Call {
  readonly url: URL
  readonly request: Request
  /** The declared parameters, each at most once. */
  readonly parameters: URLSearchParams
  /** The preview token, if there is one. */
  readonly token: string | undefined
  /** JSON; `undefined` if the declaration has no body. */
  readonly body: unknown
  /** The deadline of all requests that the function makes. */
  readonly deadline: Deadline
}

/**
 * The failure that the visitor's browser gets for an error.
 *
 * @param isOfPreview whether the service was asked with a token, which it may refuse
 */
export const failureOf = (error: unknown, isOfPreview: boolean): Failure => {
  if (error instanceof Failure) return error
  if (!(error instanceof ContentClientError)) return new Failure(500, 'The function failed.')
  const { status, code, isGone } = error
  if (isOfPreview && (status === 401 || status === 403)) return refusedToken()
  if (isGone) return new Failure(404, 'There is nothing under this address.')
  if (code === 'timeout' || code === 'not-tried') return late()
  return new Failure(502, 'The service behind gave no usable answer.')
}

/** The answer with the headers that it lacks; a page has some of its own. */
function complete(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) {
    if (!response.headers.has(name)) response.headers.set(name, value)
  }
  return response
}

/**
 * Makes a Netlify function of a handler. This one place decides for all functions: methods,
 * parameters, tokens, bodies, the deadline, headers, caching, and the messages of failures. A
 * failure is logged with its address, which the visitor never sees.
 *
 * The edge caches good answers to requests without a token. Answers of previews, failures, and
 * answers that the handler marks as {@link UNKEPT} are not cached.
 */
export function endpoint(declaration: Declaration, handle: (call: Call) => Promise<Response>) {
  const { methods = ['GET', 'HEAD'], parameters: declared = [], otherParameters } = declaration
  const { token: tokenUse = 'none', body: bodyRule, keptAs } = declaration

  async function answerTo(request: Request, deadline: Deadline): Promise<Response> {
    if (!methods.includes(request.method)) {
      const Allow = methods.join(', ')
      throw new Failure(405, `${request.method} is not allowed here.`, { Allow })
    }
    const url = new URL(request.url)
    const { parameters, isLiteral } = queryOf(url, declared, otherParameters ?? 'refuse')
    const token = previewTokenOf(request, tokenUse)
    const body = bodyRule && (await jsonBodyOf(request, bodyRule, deadline))
    const response = await handle({ url, request, parameters, token, body, deadline })
    const isGood = response.status < 400 && !response.headers.has('Cache-Control')
    return keptAs !== undefined && isGood && isLiteral && !isOfPreview(request)
      ? complete(response, keptHeaders(declared, keptAs))
      : response
  }

  return async (request: Request): Promise<Response> => {
    const deadline = deadlineIn(allowedMs(declaration.deadlineMs))
    const response = await inTime(deadline, answerTo(request, deadline)).catch((error: unknown) => {
      const isLate = !(error instanceof Failure) && deadline.remainingMs() === 0
      const isWithToken = tokenUse !== 'none' && isOfPreview(request)
      const failure = isLate ? late() : failureOf(error, isWithToken)
      if (failure.status >= 500) logError(error)
      return failureAnswer(failure)
    })
    return complete(response, { ...UNKEPT, ...FUNCTION_HEADERS })
  }
}
