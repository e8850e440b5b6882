import { wakingOf } from '../gatsby-browser/runtime/loader'
import { firstActivity } from '../ui/hydration/first-activity'
import { reloadAfterChunkFailure } from '../ui/lazy/chunk-failure'
import { untilLoaded } from '../ui/lazy/until-loaded'

const never = new Promise<never>(() => undefined)

/** Whether the address says more than which page: what the page shows for that, only its script knows. */
const saysMore = () => window.location.search !== '' || window.location.hash !== ''

/**
 * What wakes the content of a page, if the visit has begun with it and it rests: until a visitor may be about to use
 * it, it is what the server has sent. A page of which there is another version by then is loaded anew.
 */
export function wakeRestingPage(path: string): (() => Promise<unknown>) | undefined {
  const wake = wakingOf(path)
  if (!wake) return undefined
  const wakeOrReload = () =>
    wake().catch((error: unknown) => {
      if (reloadAfterChunkFailure(error)) return never
      throw error
    })
  return async () => {
    if (!saysMore()) await firstActivity()
    return untilLoaded(wakeOrReload)
  }
}
