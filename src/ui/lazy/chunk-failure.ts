import { hasUnsentInput, leavePage } from '../unsent-input'
import { sayFailed } from './say-failed'

/** Requirements 9: a page is reloaded after a chunk failure at most once in this time. */
const GUARD_MS = 60_000
const KEY = 'chunk-failure-reload'
/**
 * A page that is being left is gone after this time. A page that is still there was not left: the link led to a file
 * or to an e-mail, or the visitor decided to stay.
 */
const LEAVING_MS = 10_000
/**
 * Gatsby reloads a page whose data have another version, unless this key says that it has done so
 * (`production-app.js`).
 */
const GATSBYS_KEY = 'gatsby-reload-compilation-hash-match'

/**
 * Matches every error that Gatsby's own listener takes for a chunk failure
 * (`gatsby/cache-dir/navigation.js`).
 */
const SAID_OF_CHUNKS = /loading (css )?chunk .*failed/i

/** Whether an error means that a chunk of the site's code failed to load, by webpack's message. */
export const isChunkFailure = (error: unknown): boolean =>
  (error instanceof Error && error.name === 'ChunkLoadError') || SAID_OF_CHUNKS.test(String(error))

/**
 * Records that the page is being reloaded: for the next minute no failure reloads it.
 *
 * @returns whether the browser stores it; otherwise nothing would prevent endless reloads
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

/**
 * Whether the page has not been reloaded within the last minute, as far as the browser stores it.
 */
function isReloadDue(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY)) >= GUARD_MS
  } catch {
    return false
  }
}

/** When the page began to be left, in milliseconds. */
let leftAt = Number.NEGATIVE_INFINITY

/** Whether the browser is loading another page in place of this one. */
const isBeingLeft = (): boolean => Date.now() - leftAt < LEAVING_MS

/**
 * Reloads the page after a chunk failure (requirements 8): a newer version of the site may have
 * replaced the visitor's version. It does not reload while the visitor is offline, because the page
 * would be lost. Nor does it reload if the visitor would lose unsent input.
 *
 * Firefox cancels the downloads of a page that is being left. A reload at once would cancel the
 * visitor's step to another page, so it waits.
 *
 * @param reload reloads the page; only tests pass their own
 * @returns whether the page reloads now or later; if not, the caller reports the failure
 */
export function reloadAfterChunkFailure(
  error: unknown,
  reload = () => window.location.reload(),
): boolean {
  if (!isChunkFailure(error) || !navigator.onLine || hasUnsentInput() || !isReloadDue())
    return false
  if (isBeingLeft()) {
    setTimeout(() => {
      if (!reloadAfterChunkFailure(error, reload)) sayFailed(() => leavePage(reload))
    }, LEAVING_MS)
    return true
  }
  if (!countReload()) return false
  reload()
  return true
}

/**
 * Handles a failure that has no place on the page: reloads the page, or else shows a message with a
 * retry button at its lower edge.
 *
 * @returns removes the message
 */
export const answerFailure = (error: unknown, retry: () => void): (() => void) =>
  reloadAfterChunkFailure(error) ? () => undefined : sayFailed(retry)

const isReload = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')

/**
 * Watches for errors without another handler: chunk failures, such as those of Gatsby's own parts,
 * and all others. Every reload counts, the visitor's too. It is called before Gatsby adds its own
 * listener. That listener would reload the page after every failure.
 *
 * @param onError is called with each error that does not reload the page
 * @param reload begins to reload the page; only tests pass their own
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
      // Without a connection a reload would show nothing.
      if (navigator.onLine) sayFailed(reloadForVisitor)
    }
    onError(error)
  }
  window.addEventListener('beforeunload', () => {
    leftAt = Date.now()
  })
  window.addEventListener('unhandledrejection', (event) => meet(event, event.reason))
  window.addEventListener('error', (event) => meet(event, event.error))
}
