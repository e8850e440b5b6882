import { lazyCode } from '../ui/lazy/lazy-code'

const offline = lazyCode(() => import('./offline/show-offline'))

let tellWaiting = (): void => undefined

/** Sets a function that is called when something starts to wait for a connection. */
export function onWaiting(tell: () => void): void {
  tellWaiting = tell
}

/** Resolves when the browser is back online. */
export function connected(): Promise<unknown> {
  tellWaiting()
  return new Promise((settle) => window.addEventListener('online', settle, { once: true }))
}

/**
 * Fetches the code that tells visitors that they are offline (requirements 4), at their first touch
 * of the page. Without a connection it would be too late. Not at `pointerover`: browsers report it
 * without a movement of the pointer, when the page moves below it.
 */
export function watchConnection(): void {
  const watch = () => {
    offline.load().then(
      ({ showOffline }) => showOffline(onWaiting),
      // Without this code, pages wait for a connection silently.
      () => undefined,
    )
  }
  for (const touch of ['pointermove', 'pointerdown', 'focusin'])
    document.addEventListener(touch, watch, { once: true, capture: true })
}
