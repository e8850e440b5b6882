import { useEffect, useState, type ComponentType } from 'react'
import { reloadAfterChunkFailure } from '../features/errors'

/** A component whose code is fetched later: `null` until it is there. */
export interface Lazy<Props> {
  readonly Part: ComponentType<Props> | null
  readonly failed: boolean
}

/**
 * Fetches a component's code once it is wanted.
 *
 * @param load imports it; the same function at every call
 */
export function useLazy<Props extends object>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): Lazy<Props> {
  const [lazy, setLazy] = useState<Lazy<Props>>({ Part: null, failed: false })
  useEffect(() => {
    if (!wanted) return undefined
    let here = true
    load().then(
      (Part) => here && setLazy({ Part, failed: false }),
      (error: unknown) => {
        if (here && !reloadAfterChunkFailure(error)) setLazy({ Part: null, failed: true })
      },
    )
    return () => {
      here = false
    }
  }, [wanted, load])
  return lazy
}
