/** Signs that it may be had now: the connection is back, or the visitor presses something again. */
const CHANCES = ['online', 'pointerdown', 'keydown'] as const

/** Settles with the next chance; those that come after it change nothing. */
const nextChance = () =>
  new Promise<unknown>((settle) => {
    for (const type of CHANCES) window.addEventListener(type, settle, { once: true, capture: true })
  })

/**
 * Fetches what is needed later and is no matter meanwhile; what cannot be had is tried again with the next
 * connection, or press, without a word. Never fails.
 */
export const untilLoaded = (load: () => Promise<unknown>): Promise<unknown> =>
  load().catch(async () => {
    await nextChance()
    return untilLoaded(load)
  })
