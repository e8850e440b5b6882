import * as css from './amount.module.css'
import { useSite } from '../site-context'
import type { Measured } from '../view-models'
import { quantity, unitSpace } from './quantity'

interface AmountProps extends Measured {
  /** The class of a unit that is apart from the value. */
  readonly unitClass?: string
}

/** A value with its unit; the same value in other units is on a line of its own. */
export function Amount({ value, unit, imperial, unitClass }: AmountProps) {
  const { language } = useSite()
  const space = unit && unitSpace(unit, language)
  const written = unit && `${space}${unit}`
  return (
    <>
      {value}
      {space && unitClass ? <span className={unitClass}>{written}</span> : written}
      {imperial && (
        <span
          className={css.other}
        >{` (${quantity(imperial.value, imperial.unit, language)})`}</span>
      )}
    </>
  )
}
