/** Requirements 9: a page is reloaded after a chunk failure at most once in this time. */
const GUARD_MS = 60_000
const KEY = 'chunk-failure-reload'

/** What of the browser is needed; tests bring their own. */
export interface Reloading {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly isOnline: () => boolean
  readonly now: () => number
  readonly reload: () => void
}

const browser = (): Reloading => ({
  storage: window.sessionStorage,
  isOnline: () => navigator.onLine,
  now: () => Date.now(),
  reload: () => window.location.reload(),
})

/** Whether an error says that a piece of the site's code could not be loaded, as webpack puts it. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || /^Loading (CSS )?chunk \S+ failed/i.test(error.message))

/**
 * Reloads the page after a chunk failure (requirements 8): a newer version of the site may have
 * taken the place of the one that the visitor came with. Not while the visitor is offline, when a
 * reload would only lose the page.
 *
 * @returns whether the page is being reloaded; if not, the caller has to say that something failed
 */
export function reloadAfterChunkFailure(error: unknown, getBrowser = browser): boolean {
  if (!isChunkFailure(error)) return false
  try {
    const { storage, isOnline, now, reload } = getBrowser()
    const last = Number(storage.getItem(KEY) ?? '0')
    if (!isOnline() || now() - last < GUARD_MS) return false
    storage.setItem(KEY, String(now()))
    reload()
    return true
  } catch {
    // Without storage nothing would keep the page from being loaded again and again.
    return false
  }
}

/** Watches for chunk failures that nobody else answers for, such as those of Gatsby's own parts. */
export function watchChunkFailures(): void {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    reloadAfterChunkFailure(reason)
  })
  window.addEventListener('error', ({ error }) => {
    reloadAfterChunkFailure(error)
  })
}
