import type { ComponentType } from 'react'
import { RetryBoundary } from '../../features/errors'
import { LoadFailed } from '../../ui/lazy/load-failed'
import { lazyComponent } from '../../ui/lazy/lazy-code'
import { useLazy } from '../../ui/lazy/use-lazy'

/**
 * A panel that is downloaded when it is rendered.
 *
 * @param load imports it; called again after a failure
 * @param Fallback is rendered until the panel is loaded, and stays after a failure. Without it
 *   nothing is rendered at first. A failure then shows a message with a retry button.
 * @returns the component, and a function that begins the download early, for example when the
 *   pointer comes near
 */
export function lazyPanel<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
) {
  // A loaded panel, too, renders a frame later: the press that opens it is painted first.
  const panel = { ...lazyComponent(load), loaded: () => null }

  function LazyPanel(props: Props) {
    const { Component, failed, retry } = useLazy(panel, true)
    if (Component) {
      return (
        <RetryBoundary name="panel" tone={Fallback ? undefined : 'dark'}>
          <Component {...props} />
        </RetryBoundary>
      )
    }
    if (Fallback) return <Fallback {...props} />
    return failed ? <LoadFailed tone="dark" onRetry={retry} /> : null
  }

  return { LazyPanel, preload: panel.preload }
}
