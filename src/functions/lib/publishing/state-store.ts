import { getStore, type Store } from '@netlify/blobs'
import type { Deadline } from '../../../content-client'
import { buildState, type BuildState } from './build-state'

const KEY = 'last'
/** Far more often than other instances of a function can overtake this one. */
const MAX_TRIES = 20

/** The state that a store held when it was read or written, with the ETag of that version. */
interface Version {
  readonly state: BuildState | null
  readonly etag: string | undefined
}

/** Shared by all instances of all functions of the site, across deploys. */
const open = ({ signal }: Deadline): Store =>
  getStore({
    ...{ name: 'builds', consistency: 'strong' },
    fetch: (address, init) => fetch(address, { ...init, signal }),
  })

async function read(store: Store): Promise<Version> {
  const held = await store.getWithMetadata(KEY)
  if (held === null) return { state: null, etag: undefined }
  if (!held.etag) throw new Error('The store of builds gave no ETag, so nothing may be changed.')
  return { state: buildState.parse(JSON.parse(held.data)), etag: held.etag }
}

/**
 * Replaces a version; `null` when it is no longer current. It uses `set` because the library's
 * `setJSON` sends no conditions. An answer without an ETag is a failure.
 */
async function replace(
  store: Store,
  { etag }: Version,
  state: BuildState,
): Promise<Version | null> {
  const conditions = etag === undefined ? { onlyIfNew: true } : { onlyIfMatch: etag }
  const result = await store.set(KEY, JSON.stringify(state), conditions)
  if (!result.modified) return null
  if (!result.etag) throw new Error('The store of builds could not be written.')
  return { state, etag: result.etag }
}

/** A completed change. */
export interface Change {
  readonly state: BuildState
  /** Continues from this change, unless another call has changed the state since. */
  proceed(phase: BuildState['phase']): Promise<void>
}

/**
 * Changes the state, however many other calls do so at the same moment. A change of an old version
 * starts again. It uses the new version then.
 *
 * @param step returns the next state, or `null` to leave it
 * @returns `null` if unchanged
 * @throws when the store fails or is late
 */
export async function changeState(
  step: (state: BuildState | null) => BuildState | null,
  deadline: Deadline,
): Promise<Change | null> {
  const store = open(deadline)
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const version = await read(store)
    const state = step(version.state)
    if (state === null) return null
    const written = await replace(store, version, state)
    if (written) {
      return {
        state,
        proceed: async (phase) => {
          await replace(store, written, { ...state, phase })
        },
      }
    }
  }
  throw new Error('The store of builds was changed by others at every try.')
}
