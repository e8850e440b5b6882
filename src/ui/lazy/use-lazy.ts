import { useEffect, useState, type ComponentType } from 'react'
import { reloadAfterChunkFailure } from './chunk-failure'
import type { LazyPart } from './lazy-code'

/** A component whose code is fetched later: `Part` is `null` until it is loaded. */
export interface Lazy<Props> {
  readonly Part: ComponentType<Props> | null
  /** It failed to load, and a reload of the page did not help (requirements 8). */
  readonly failed: boolean
  readonly retry: () => void
}

/** Fetches a component's code once it is wanted. */
export function useLazy<Props extends object>(part: LazyPart<Props>, wanted: boolean): Lazy<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(() =>
    wanted ? part.loaded() : null,
  )
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!wanted || Part || failed) return undefined
    let here = true
    part.load().then(
      (component) => here && setPart(() => component),
      (error: unknown) => here && !reloadAfterChunkFailure(error) && setFailed(true),
    )
    return () => {
      here = false
    }
  }, [part, wanted, Part, failed])

  return { Part, failed, retry: () => setFailed(false) }
}
