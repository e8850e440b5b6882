// The page has it from the server, before its code.
import '../../ui/controls/dropdown/dropdown.module.css'
import { DeferredHydration } from '../../ui/hydration/deferred-hydration'
import { firstActivity } from '../../ui/hydration/first-activity'
import { LoadedPart } from '../../ui/lazy/loaded-part'
import { untilLoaded } from '../../ui/lazy/until-loaded'
import { lazyPart } from '../../ui/lazy/lazy-code'
import type { FormChoiceProps } from './form-choice'

/** The code of the choice, with the library of its list. */
export const formChoice = lazyPart<FormChoiceProps>(
  async () => (await import('./form-choice')).FormChoice,
)

const wake = () => firstActivity().then(() => untilLoaded(formChoice.load))

interface LateFormChoiceProps extends FormChoiceProps {
  readonly className: string | undefined
}

/** The choice of another form: what the server has sent of it, until a visitor may be about to use it. */
export const LateFormChoice = ({ className, ...choice }: LateFormChoiceProps) => (
  <DeferredHydration after={wake}>
    {(root) => (
      <div {...root} className={className} data-needs-script>
        <LoadedPart part={formChoice} props={choice} />
      </div>
    )}
  </DeferredHydration>
)
