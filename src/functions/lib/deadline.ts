import { deadlineIn, type Deadline } from '../../content-client'
import { Failure } from './answer'

/** The time of a function for all its requests: Netlify ends it after 10 seconds by default. */
export const DEADLINE_MS = 8500

/** Netlify's time limit of functions if `FUNCTION_TIMEOUT_SECONDS` is not set (docs/deploy.md). */
const PLATFORM_SECONDS = 10
/** The time for starting the function and sending its answer. */
const RESERVE_MS = PLATFORM_SECONDS * 1000 - DEADLINE_MS

/**
 * The time that a function wants, limited by the platform.
 *
 * @param wanted in milliseconds
 */
export function allowedMs(wanted = DEADLINE_MS): number {
  const seconds = Number(process.env.FUNCTION_TIMEOUT_SECONDS) || PLATFORM_SECONDS
  return Math.min(wanted, seconds * 1000 - RESERVE_MS)
}

/** A share of the remaining time, so that some time remains after it. */
export const shareOf = (deadline: Deadline, share: number): Deadline =>
  deadlineIn(deadline.remainingMs() * share)

/** The failure of a function whose time is over. */
export const late = (): Failure => new Failure(504, 'The service behind did not answer in time.')

/**
 * Awaits work until its deadline; later results of the work are ignored.
 *
 * @throws {Failure} when it is late
 */
export async function inTime<Result>(
  deadline: Deadline,
  work: Promise<Result>,
  failure = late(),
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(failure), deadline.remainingMs())
  })
  return Promise.race([work, end]).finally(() => clearTimeout(timer))
}
