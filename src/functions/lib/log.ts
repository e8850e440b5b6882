import { ContentClientError } from '../../content-client'
import { printableLine } from '../../contract'
import { Failure } from './answer'

/** A value as one line of a log, whatever is in it. */
export const logLine = (value: unknown): string => printableLine(JSON.stringify(value))

const inWords = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error)

/** What is said of an error: where in the code only where nobody foresaw it. */
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
