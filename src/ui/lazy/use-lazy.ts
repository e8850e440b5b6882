import { useEffect, useState, type ComponentType } from 'react'
import { reloadAfterChunkFailure } from './chunk-failure'

/** A component whose code is a chunk of its own. */
export interface LazyPart<Props extends object> {
  /** Downloads it, once for all who ask; after a failure the next one to ask tries again. */
  readonly load: () => Promise<ComponentType<Props>>
  /** Begins the download; a failure is met again, and shown, when the part is wanted. */
  readonly preload: () => void
  /** What has been downloaded by now. */
  readonly loaded: () => ComponentType<Props> | null
  /** Takes it from who has it: the static build, which waits for nothing. */
  readonly give: (component: ComponentType<Props>) => void
}

/** @param importPart imports the component; asked again after a failure */
export function lazyPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | null = null
  let loaded: ComponentType<Props> | null = null

  const load = (): Promise<ComponentType<Props>> =>
    (loading ??= importPart().then(
      (component) => (loaded = component),
      (error: unknown) => {
        loading = null
        throw error
      },
    ))

  return {
    load,
    preload: () => void load().catch(() => undefined),
    loaded: () => loaded,
    give: (component) => void (loaded = component),
  }
}

/** A component whose code is fetched later: `Part` is `null` until it is there. */
export interface Lazy<Props> {
  readonly Part: ComponentType<Props> | null
  /** It could not be had, and reloading the page did not help (requirements 8). */
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
