/**
 * Fetches what is needed later and is no matter meanwhile; what cannot be had is tried again with the next
 * connection, without a word. Never fails.
 */
export const untilLoaded = (load: () => Promise<unknown>): Promise<unknown> =>
  load().catch(async () => {
    await new Promise((settle) => window.addEventListener('online', settle, { once: true }))
    return untilLoaded(load)
  })
