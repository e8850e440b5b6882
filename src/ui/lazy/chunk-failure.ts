import { hasUnsentInput, leavePage } from '../unsent-input'
import { sayFailed } from './say-failed'

/** Requirements 9: a page is reloaded after a chunk failure at most once in this time. */
const GUARD_MS = 60_000
const KEY = 'chunk-failure-reload'
/** Gatsby reloads a page whose data are of another version unless this says that it has done so (`production-app.js`). */
const GATSBYS_KEY = 'gatsby-reload-compilation-hash-match'

/** Whatever Gatsby's own listener takes for a chunk failure is one here (`gatsby/cache-dir/navigation.js`). */
const SAID_OF_CHUNKS = /loading (css )?chunk .*failed/i

/** Whether an error says that a piece of the site's code could not be loaded, as webpack puts it. */
export const isChunkFailure = (error: unknown): boolean =>
  (error instanceof Error && error.name === 'ChunkLoadError') || SAID_OF_CHUNKS.test(String(error))

/**
 * Counts that the page is being loaded as a whole: for the next minute no failure reloads it.
 *
 * @returns whether the browser remembers it; without that nothing would keep a page from being loaded again and again
 */
export function countReload(): boolean {
  try {
    sessionStorage.setItem(KEY, String(Date.now()))
    sessionStorage.setItem(GATSBYS_KEY, '1')
    return true
  } catch {
    return false
  }
}

/** Whether the page has not been reloaded within the last minute, as far as the browser remembers. */
function isReloadDue(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY)) >= GUARD_MS
  } catch {
    return false
  }
}

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
  if (!isReloadDue() || !countReload()) return false
  reload()
  return true
}

/**
 * Answers for a failure that has no place on the page: the page is reloaded, or else a message at its lower edge
 * offers to try again.
 *
 * @returns takes the message away
 */
export const answerFailure = (error: unknown, retry: () => void): (() => void) =>
  reloadAfterChunkFailure(error) ? () => undefined : sayFailed(retry)

const isReload = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')

/**
 * Watches for errors that nobody else answers for: chunk failures, such as those of Gatsby's own parts,
 * and all others. Every reload counts, the visitor's too. It is called before Gatsby adds a listener of its own,
 * which would load the page again after every failure.
 *
 * @param onError is told of all after which the page is not reloaded
 * @param reload begins to reload the page; only tests bring their own
 */
export function watchErrors(
  onError: (error: unknown) => void,
  reload = () => window.location.reload(),
): void {
  if (isReload()) countReload()
  const reloadForVisitor = () => leavePage(reload)
  const meet = (event: Event, error: unknown) => {
    if (isChunkFailure(error)) {
      event.stopImmediatePropagation()
      if (reloadAfterChunkFailure(error, reload)) return
      // Without a connection the browser has nothing to show in the page's place.
      if (navigator.onLine) sayFailed(reloadForVisitor)
    }
    onError(error)
  }
  window.addEventListener('unhandledrejection', (event) => meet(event, event.reason))
  window.addEventListener('error', (event) => meet(event, event.error))
}
