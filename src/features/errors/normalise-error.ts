import { fieldOf } from '../../contract/is-object'

/** An error as a visitor sees it (requirements 8). */
export interface NormalisedError {
  readonly message: string
  /** An HTTP status; 500 if the error has none. */
  readonly statusCode: number
}

const DEFAULT_STATUS = 500

const isStatus = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599

/** Any thrown value → message and status: its `statusCode`, its `status`, or its response's. */
export function normaliseError(error: unknown): NormalisedError {
  const message = fieldOf(error, 'message')
  const candidates = [
    fieldOf(error, 'statusCode'),
    fieldOf(error, 'status'),
    fieldOf(fieldOf(error, 'response'), 'status'),
  ]
  return {
    message: typeof message === 'string' ? message : String(error),
    statusCode: candidates.find(isStatus) ?? DEFAULT_STATUS,
  }
}
