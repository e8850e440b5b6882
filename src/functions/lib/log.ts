import { ContentClientError } from '../../content-client'
import { Failure } from './answer'

/** Control characters and marks that turn the direction of text; JSON escapes only some of them. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

const escape = (character: string): string =>
  `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`

/** A value as one line of a log, whatever is in it. */
export const logLine = (value: unknown): string => JSON.stringify(value).replace(INVISIBLE, escape)

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
