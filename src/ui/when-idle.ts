/** Browsers without idle callbacks (Safari) wait so long, in milliseconds. */
const FALLBACK_MS = 200

/** Runs something when the browser has nothing better to do; with `timeout`, after as many milliseconds at the latest. */
export function whenIdle(run: () => void, options?: IdleRequestOptions): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, options)
  else setTimeout(run, FALLBACK_MS)
}
