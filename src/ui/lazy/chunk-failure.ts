import { hasUnsentInput } from '../unsent-input'

/** Requirements 9: a page is reloaded after a chunk failure at most once in this time. */
const GUARD_MS = 60_000
const KEY = 'chunk-failure-reload'

/** Whether an error says that a piece of the site's code could not be loaded, as webpack puts it. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || /^Loading (CSS )?chunk \S+ failed/i.test(error.message))

/**
 * Reloads the page after a chunk failure (requirements 8): a newer version of the site may have
 * taken the place of the one that the visitor came with. Not while the visitor is offline, when a
 * reload would only lose the page, and not where it would lose what the visitor has written.
 *
 * @param reload begins to reload the page; only tests bring their own
 * @returns whether the page is being reloaded; if not, the caller has to say that something failed
 */
export function reloadAfterChunkFailure(
  error: unknown,
  reload = () => window.location.reload(),
): boolean {
  if (!isChunkFailure(error) || !navigator.onLine || hasUnsentInput()) return false
  try {
    const now = Date.now()
    if (now - Number(sessionStorage.getItem(KEY)) < GUARD_MS) return false
    sessionStorage.setItem(KEY, String(now))
  } catch {
    // Without storage nothing would keep the page from being loaded again and again.
    return false
  }
  reload()
  return true
}

/**
 * Watches for errors that nobody else answers for: chunk failures, such as those of Gatsby's own parts,
 * and all others.
 *
 * @param onOther is told of those after which the page is not reloaded
 */
export function watchErrors(onOther: (error: unknown) => void): void {
  const meet = (error: unknown) => {
    if (!reloadAfterChunkFailure(error)) onOther(error)
  }
  window.addEventListener('unhandledrejection', ({ reason }) => meet(reason))
  window.addEventListener('error', ({ error }) => meet(error))
}
