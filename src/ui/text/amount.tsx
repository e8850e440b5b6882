import * as css from './amount.module.css'
import { unitSpace } from './quantity'

interface AmountProps {
  readonly value: string
  /** `mm`, or with other units beside it `mm (13.8 in)`. */
  readonly unit: string | null
  /** The class of the unit where it stands apart from the value. */
  readonly unitClass?: string
}

/** A value with its unit; the same value in other units stands on a line of its own. */
export function Amount({ value, unit, unitClass }: AmountProps) {
  const [, own = '', other] = /^(.*?)(?: (\(.+\)))?$/.exec(unit ?? '') ?? []
  const space = unitSpace(own)
  const written = own && `${space}${own}`
  return (
    <>
      {value}
      {space && unitClass ? <span className={unitClass}>{written}</span> : written}
      {other && <span className={css.other}> {other}</span>}
    </>
  )
}
