/** An answer that is an error; the body is the contract's `{ error: { code, message } }`. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** 404 for something that the site does not have. */
export const notFound = (what: string) => new HttpError(404, `${what} was not found.`)

/** The body of an error answer. */
export const errorJson = (code: number, message: string) => ({ error: { code, message } })
