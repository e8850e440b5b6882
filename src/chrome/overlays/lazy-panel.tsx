import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { reloadAfterChunkFailure } from '../../features/errors'
import { LoadFailed } from './load-failed'

/**
 * A part that is downloaded when it is wanted.
 *
 * @param load imports it; asked again after a failure
 * @param Fallback is rendered until the part is there, and stays when it cannot be had. Without it there
 *   is nothing at first, and a message with a way to try again after a failure.
 * @returns the component, and a function that begins the download ahead of time, for example when
 *   the pointer comes near
 */
export function lazyPanel<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
) {
  let loading: Promise<ComponentType<Props>> | null = null
  let loaded: ComponentType<Props> | null = null

  const start = (): Promise<ComponentType<Props>> =>
    (loading ??= load().then(
      (component) => (loaded = component),
      (error: unknown) => {
        loading = null
        throw error
      },
    ))

  /** Begins the download; a failure is met again, and shown, when the part is wanted. */
  const preload = (): void => void start().catch(() => undefined)

  function LazyPanel(props: Props) {
    const [Panel, setPanel] = useState<ComponentType<Props> | null>(() => loaded)
    const [failed, setFailed] = useState(false)

    useEffect(() => {
      if (Panel || failed) return undefined
      let wanted = true
      start().then(
        (component) => wanted && setPanel(() => component),
        (error: unknown) => wanted && !reloadAfterChunkFailure(error) && setFailed(true),
      )
      return () => {
        wanted = false
      }
    }, [Panel, failed])

    if (Panel) return <Panel {...props} />
    if (Fallback) return <Fallback {...props} />
    return failed ? <LoadFailed onRetry={() => setFailed(false)} /> : null
  }

  return { LazyPanel, preload }
}
