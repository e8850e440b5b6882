import { ContentClientError } from '../../content-client'
import { printableLine } from '../../contract'
import { Failure } from './answer'

/** Any value as one line of a log. */
export const logLine = (value: unknown): string => printableLine(JSON.stringify(value))

const inWords = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error)

/** The facts of an error for the log; the place in the code only for unforeseen errors. */
function factsOf(error: unknown): object {
  if (!(error instanceof Error)) return { error: inWords(error) }
  const isForeseen = error instanceof Failure || error instanceof ContentClientError
  return {
    error: inWords(error),
    ...(error.cause !== undefined && { cause: inWords(error.cause) }),
    ...(!isForeseen && { stack: error.stack }),
  }
}

/** Logs an error in one line. */
export const logError = (error: unknown): void => console.error(logLine(factsOf(error)))
