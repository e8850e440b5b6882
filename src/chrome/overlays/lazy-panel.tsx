import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'

/**
 * A part that is downloaded when it is wanted.
 *
 * @param load imports it; asked again after a failure
 * @returns the component, which draws nothing until it is there, and a function that begins the
 *   download ahead of time, for example when the pointer comes near
 */
export function lazyPanel<Props extends object>(load: () => Promise<ComponentType<Props>>) {
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
  const prepare = (): void => void start().catch(() => undefined)

  function LazyPanel(props: Props) {
    const [Panel, setPanel] = useState<ComponentType<Props> | null>(() => loaded)
    useEffect(() => {
      let wanted = true
      if (!Panel) void start().then((component) => wanted && setPanel(() => component))
      return () => {
        wanted = false
      }
    }, [Panel])
    return Panel && <Panel {...props} />
  }

  return { LazyPanel, prepare }
}
