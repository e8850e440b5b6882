import { DeferredHydration } from '../ui/hydration/deferred-hydration'
import { LoadFailed } from '../ui/lazy/load-failed'
import { untilLoaded } from '../ui/lazy/until-loaded'
import { useLazy, type LazyPart } from '../ui/lazy/use-lazy'
import type { RareProps } from './rare-blocks'

interface RareBlockProps<View> extends RareProps<View> {
  readonly part: LazyPart<RareProps<View>>
}

/** Rendered at once where the code is there; while developing it is fetched now. */
function Loaded<View>({ part, block }: RareBlockProps<View>) {
  const { Part: Block, failed, retry } = useLazy(part, true)
  if (failed) return <LoadFailed onRetry={retry} />
  return Block && <Block block={block} />
}

/** A block whose code comes when a page has it: until then it is what the server has sent. */
export const RareBlock = <View,>(props: RareBlockProps<View>) => (
  <DeferredHydration load={() => untilLoaded(props.part.load)}>
    {() => <Loaded {...props} />}
  </DeferredHydration>
)
