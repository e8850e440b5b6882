import type { ComponentType } from 'react'
import { Part as IndependentPart } from '../../features/errors'
import { LoadFailed } from '../../ui/lazy/load-failed'
import { lazyPart } from '../../ui/lazy/lazy-code'
import { useLazy } from '../../ui/lazy/use-lazy'

/**
 * A part that is downloaded when it is rendered.
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
  // What is here already comes a frame later, too: the press that opens it is painted first.
  const panel = { ...lazyPart(load), loaded: () => null }

  function LazyPanel(props: Props) {
    const { Part, failed, retry } = useLazy(panel, true)
    if (Part) {
      return (
        <IndependentPart name="panel" tone={Fallback ? undefined : 'dark'}>
          <Part {...props} />
        </IndependentPart>
      )
    }
    if (Fallback) return <Fallback {...props} />
    return failed ? <LoadFailed tone="dark" onRetry={retry} /> : null
  }

  return { LazyPanel, preload: panel.preload }
}
