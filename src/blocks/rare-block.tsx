import { DeferredHydration } from '../ui/hydration/deferred-hydration'
import { LoadedPart } from '../ui/lazy/loaded-part'
import { untilLoaded } from '../ui/lazy/until-loaded'
import type { LazyPart } from '../ui/lazy/lazy-code'
import type { RareProps } from './rare-blocks'

interface RareBlockProps<View> extends RareProps<View> {
  readonly part: LazyPart<RareProps<View>>
}

/** A block whose code comes when a page has it: until then it is what the server has sent. */
export const RareBlock = <View,>({ part, block }: RareBlockProps<View>) => (
  <DeferredHydration load={() => untilLoaded(part.load)}>
    {() => <LoadedPart part={part} props={{ block }} />}
  </DeferredHydration>
)
