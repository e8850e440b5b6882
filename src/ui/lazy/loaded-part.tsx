import { LoadFailed } from './load-failed'
import { type LazyPart } from './lazy-code'
import { useLazy } from './use-lazy'

interface LoadedPartProps<Props extends object> {
  readonly part: LazyPart<Props>
  readonly props: Props
}

/**
 * A part with loaded code. If its code is missing, as after navigation to its page, it is fetched
 * at once.
 */
export function LoadedPart<Props extends object>({ part, props }: LoadedPartProps<Props>) {
  const { Part, failed, retry } = useLazy(part, true)
  if (failed) return <LoadFailed onRetry={retry} />
  return Part && <Part {...props} />
}
