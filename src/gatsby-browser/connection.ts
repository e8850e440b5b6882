import { lazyCode } from '../ui/lazy/lazy-code'

const offline = lazyCode(() => import('./offline/show-offline'))

let tellWaiting = (): void => undefined

/** Tells of whatever waits for a connection from now on. */
export function onWaiting(tell: () => void): void {
  tellWaiting = tell
}

/** Settles when the browser, which has no connection, has one again. */
export function connected(): Promise<unknown> {
  tellWaiting()
  return new Promise((settle) => window.addEventListener('online', settle, { once: true }))
}

/**
 * Fetches what tells visitors that they are offline (requirements 4) with their first touch of the
 * page: when there is no connection any more it could not be had. That the pointer is over something
 * (`pointerover`) browsers say although nobody has moved it, when the page moves below it.
 */
export function watchConnection(): void {
  const watch = () => {
    offline.load().then(
      ({ showOffline }) => showOffline(),
      // Pages wait for a connection without a word.
      () => undefined,
    )
  }
  for (const touch of ['pointermove', 'pointerdown', 'focusin'])
    document.addEventListener(touch, watch, { once: true, capture: true })
}
