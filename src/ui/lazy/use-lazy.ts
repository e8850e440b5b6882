import { useEffect, useState, type ComponentType } from 'react'
import { reloadAfterChunkFailure } from './chunk-failure'
import type { LazyComponent } from './lazy-code'

/** A component whose code is fetched later: `Component` is `null` until it is loaded. */
export interface Lazy<Props> {
  readonly Component: ComponentType<Props> | null
  /** It failed to load, and a reload of the page did not help (requirements 8). */
  readonly failed: boolean
  readonly retry: () => void
}

/** Fetches a component's code once it is wanted. */
export function useLazy<Props extends object>(
  lazy: LazyComponent<Props>,
  wanted: boolean,
): Lazy<Props> {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(() =>
    wanted ? lazy.loaded() : null,
  )
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!wanted || Component || failed) return undefined
    let here = true
    lazy.load().then(
      (loaded) => here && setComponent(() => loaded),
      (error: unknown) => here && !reloadAfterChunkFailure(error) && setFailed(true),
    )
    return () => {
      here = false
    }
  }, [lazy, wanted, Component, failed])

  return { Component, failed, retry: () => setFailed(false) }
}
