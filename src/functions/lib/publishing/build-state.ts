import { z } from 'zod'

/**
 * The shortest time between two starts of a build. Whatever is saved within such a time starts two
 * builds at most: the second one starts after all of it was saved, and nothing is left for a third.
 */
export const START_INTERVAL_MS = 60_000

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

/** After some time; `null` when nothing is to be done. */
export function afterTime(state: BuildState | null, now: number): BuildState | null {
  const isWanted = state !== null && state.phase !== 'started'
  return isWanted && mayStart(state, now) ? { startedAt: now, phase: 'starting' } : null
}
