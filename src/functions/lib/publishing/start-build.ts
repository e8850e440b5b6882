import type { Deadline } from '../../../content-client'
import { shareOf } from '../deadline'
import { postTo } from '../post-to'
import { afterSave, afterTime, type BuildState } from './build-state'
import { changeState } from './state-store'

/** The inputs of starting a build. */
export interface Starting {
  /** Address of the build hook. */
  readonly hook: string
  /** The time, in milliseconds since 1970; for tests. */
  readonly now?: () => number
  /** For the store and the hook together. */
  readonly deadline: Deadline
}

/** The share of the time for the hook; the remaining time is needed to store its result. */
const SHARE = 0.9

/**
 * Calls Netlify's build hook.
 *
 * @throws {Failure} 500 for an address that is none, 502 or 504 when the hook fails or is late
 */
const callBuildHook = (address: string, deadline: Deadline): Promise<void> =>
  postTo({ address, variable: 'BUILD_HOOK_URL', name: 'The build hook', deadline })

/**
 * Changes the state by a rule and starts a build when the rule asks for it. Only the call that has
 * changed the state to `starting` calls the hook. If the hook fails, or this function dies on the
 * way, the state still asks for a build. The next call of {@link startWaitingBuild} whose time has
 * come tries again.
 */
async function startBy(
  rule: (state: BuildState | null, now: number) => BuildState | null,
  { hook, now = Date.now, deadline }: Starting,
): Promise<boolean> {
  const change = await changeState((state) => rule(state, now()), deadline)
  if (change?.state.phase !== 'starting') return false
  try {
    await callBuildHook(hook, shareOf(deadline, SHARE))
  } catch (error) {
    await change.proceed('waiting')
    throw error
  }
  await change.proceed('started')
  return true
}

/**
 * Called after a save. Starts a build, or leaves it to {@link startWaitingBuild} when one was
 * started a moment ago.
 *
 * @returns whether a build was started
 * @throws {Failure} when the hook fails; the build waits
 * @throws when the store fails
 */
export const startBuild = (starting: Starting): Promise<boolean> => startBy(afterSave, starting)

/**
 * Starts the waiting build, or one that is due because time has passed, if its time has come.
 * Throws like {@link startBuild}.
 *
 * @param change when the published pages change by themselves, in milliseconds since 1970
 */
export const startWaitingBuild = (starting: Starting, change: number | null): Promise<boolean> =>
  startBy((state, now) => afterTime(state, now, change), starting)
