import { z } from 'zod'

/**
 * The shortest time between two starts of a build. All saves within such a time start two builds at
 * most: the second one starts after all of them, and no third is needed.
 */
export const START_INTERVAL_MS = 60_000

/**
 * The time that a build has until it is published. After it, a build is started again if it failed
 * or was held back from publishing.
 */
export const BUILD_MS = 3_600_000

/** The state of the last build; `null` before the first. */
export const buildState = z.object({
  /** When its start began, in milliseconds since 1970. */
  startedAt: z.number(),
  /**
   * `starting`: the hook is being called, or its caller died; `started`: the build has everything
   * that was saved; `waiting`: something was saved since, or the hook failed.
   */
  phase: z.enum(['starting', 'started', 'waiting']),
})
export type BuildState = z.infer<typeof buildState>

const mayStart = (state: BuildState | null, now: number): boolean =>
  state === null || now - state.startedAt >= START_INTERVAL_MS

/** The state after a save; `null` when it does not change. */
export function afterSave(state: BuildState | null, now: number): BuildState | null {
  if (state === null || mayStart(state, now)) return { startedAt: now, phase: 'starting' }
  return state.phase === 'waiting' ? null : { ...state, phase: 'waiting' }
}

/** Whether the published pages are out of date, and no build under way updates them. */
const isOutdated = (state: BuildState | null, now: number, change: number | null): boolean => {
  if (change === null || now < change) return false
  return state === null || state.startedAt < change || now - state.startedAt >= BUILD_MS
}

/**
 * The state after some time; `null` when there is nothing to do.
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
