import { answerFailure } from './chunk-failure'

/**
 * Events after which a retry may succeed: the connection is back, or the visitor presses something
 * again.
 */
const CHANCES = ['online', 'pointerdown', 'keydown'] as const

/** Resolves with the next chance; later ones change nothing. */
const nextChance = () =>
  new Promise<unknown>((settle) => {
    for (const type of CHANCES) window.addEventListener(type, settle, { once: true, capture: true })
  })

/**
 * Fetches code of parts that the page meanwhile shows as HTML. A failure shows a message, and the
 * next connection or press retries. It never fails.
 */
export const retryUntilLoaded = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(async (error: unknown) => {
    // Without a connection the message is shown already. A press of "Try again" is a chance like
    // any other.
    const takeBack = navigator.onLine ? answerFailure(error, () => undefined) : null
    await nextChance()
    takeBack?.()
    return retryUntilLoaded(load)
  })
