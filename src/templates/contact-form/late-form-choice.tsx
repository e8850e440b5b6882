// The page has it from the server, before its code.
import '../../ui/controls/dropdown/dropdown.module.css'
import { Hydrate } from '../../ui/hydration/hydrate'
import { LoadedComponent } from '../../ui/lazy/loaded-component'
import { lazyComponent } from '../../ui/lazy/lazy-code'
import type { FormChoiceProps } from './form-choice'

/** The code of the choice, with the library of its list. */
export const formChoice = lazyComponent<FormChoiceProps>(
  async () => (await import('./form-choice')).FormChoice,
)

interface LateFormChoiceProps extends FormChoiceProps {
  readonly className: string | undefined
}

/** The choice of another form. It is HTML until a visitor may be about to use it. */
export const LateFormChoice = ({ className, ...choice }: LateFormChoiceProps) => (
  <Hydrate when="interaction" load={formChoice.load}>
    {(root) => (
      <div {...root} className={className} data-needs-script>
        <LoadedComponent lazy={formChoice} props={choice} />
      </div>
    )}
  </Hydrate>
)
