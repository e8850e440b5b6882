import { z } from 'zod'

/**
 * The shortest time between two starts of a build. Whatever is saved within such a time starts two
 * builds at most: the second one starts after all of it was saved, and nothing is left for a third.
 */
export const START_INTERVAL_MS = 60_000

/**
 * How long a build has until it is published. One that failed, or that nobody lets be published, is
 * tried again after that.
 */
export const BUILD_MS = 3_600_000

/** What is known of the last build; `null` before the first. */
export const buildState = z.object({
  /** When its start was begun, in milliseconds since 1970. */
  startedAt: z.number(),
  /**
   * `starting`: the hook is being called, or whoever called it came to its end; `started`: the build
   * has all that was saved; `waiting`: something was saved since, or the hook failed.
   */
  phase: z.enum(['starting', 'started', 'waiting']),
})
export type BuildState = z.infer<typeof buildState>

const mayStart = (state: BuildState | null, now: number): boolean =>
  state === null || now - state.startedAt >= START_INTERVAL_MS

/** After something was saved; `null` when the state says so already. */
export function afterSave(state: BuildState | null, now: number): BuildState | null {
  if (state === null || mayStart(state, now)) return { startedAt: now, phase: 'starting' }
  return state.phase === 'waiting' ? null : { ...state, phase: 'waiting' }
}

/** Whether the published pages are out of date, and no build that mends it is under way. */
const isOutdated = (state: BuildState | null, now: number, change: number | null): boolean => {
  if (change === null || now < change) return false
  return state === null || state.startedAt < change || now - state.startedAt >= BUILD_MS
}

/**
 * After some time; `null` when nothing is to be done.
 *
 * @param change when the published pages change by themselves, if they do
 */
export function afterTime(
  state: BuildState | null,
  now: number,
  change: number | null,
): BuildState | null {
  const isWaiting = state !== null && state.phase !== 'started'
  const isWanted = isWaiting || isOutdated(state, now, change)
  return isWanted && mayStart(state, now) ? { startedAt: now, phase: 'starting' } : null
}
