import { LoadFailed } from './load-failed'
import { type LazyComponent } from './lazy-code'
import { useLazy } from './use-lazy'

interface LoadedComponentProps<Props extends object> {
  readonly lazy: LazyComponent<Props>
  readonly props: Props
}

/**
 * A component with loaded code. If its code is missing, as after navigation to its page, it is fetched
 * at once.
 */
export function LoadedComponent<Props extends object>({
  lazy,
  props,
}: LoadedComponentProps<Props>) {
  const { Component, failed, retry } = useLazy(lazy, true)
  if (failed) return <LoadFailed onRetry={retry} />
  return Component && <Component {...props} />
}
