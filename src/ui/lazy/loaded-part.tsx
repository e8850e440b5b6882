import { LoadFailed } from './load-failed'
import { type LazyPart } from './lazy-code'
import { useLazy } from './use-lazy'

interface LoadedPartProps<Props extends object> {
  readonly part: LazyPart<Props>
  readonly props: Props
}

/** A part whose code is here by now. Where it is not, as after a step to its page, it is fetched at once. */
export function LoadedPart<Props extends object>({ part, props }: LoadedPartProps<Props>) {
  const { Part, failed, retry } = useLazy(part, true)
  if (failed) return <LoadFailed onRetry={retry} />
  return Part && <Part {...props} />
}
