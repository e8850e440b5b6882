import { useTranslation } from 'react-i18next'
import * as css from './catalogue-filter.module.css'
import { type FigureFound, type Range } from '../../features/catalogue'
import { type CatalogueFilterState } from '../../features/catalogue-filter'
import { useSite } from '../../ui/site-context'
import { numberText } from './number-text'
import { useElementId } from '../../ui/hooks/use-element-id'

/** As many as one reads through; of more, an even choice is offered. */
const MOST = 24

function thinned(numbers: readonly number[]): readonly number[] {
  if (numbers.length <= MOST) return numbers
  const step = (numbers.length - 1) / (MOST - 1)
  return Array.from({ length: MOST }, (_, index) => numbers[Math.round(index * step)] ?? 0)
}

interface BoundProps {
  readonly label: string
  readonly value: number | null
  readonly numbers: readonly number[]
  readonly textOf: (number: number) => string
  readonly onChange: (value: number | null) => void
}

/** One bound, chosen from the sizes that there are. */
function Bound({ label, value, numbers, textOf, onChange }: BoundProps) {
  const { t } = useTranslation('catalogue')
  const id = useElementId()
  const offered = value === null ? numbers : [...new Set([...numbers, value])]
  return (
    <p className={css.bound}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value === '' ? null : Number(currentTarget.value))
        }
      >
        <option value="">{t('any')}</option>
        {[...offered]
          .sort((a, b) => a - b)
          .map((number) => (
            <option key={number} value={number}>
              {textOf(number)}
            </option>
          ))}
      </select>
    </p>
  )
}

interface FigureRangeProps {
  readonly figure: FigureFound
  readonly state: CatalogueFilterState
}

/** The bounds of a key figure, in the units of the site's readers. */
export function FigureRange({ figure: { key, numbers }, state }: FigureRangeProps) {
  const { t } = useTranslation('catalogue')
  const column = state.catalogue.figures.find((each) => each.key === key)
  const site = useSite()
  const textOf = (number: number) => numberText(number, column?.unit ?? null, site)
  const range: Range = state.choice.ranges[key] ?? { min: null, max: null }
  const offered = thinned(numbers)
  const change = (bound: Partial<Range>) => state.chooseRange(key, { ...range, ...bound })
  return (
    <fieldset className={css.range}>
      <legend>{column?.label}</legend>
      <Bound
        label={t('atLeast')}
        value={range.min}
        numbers={offered}
        textOf={textOf}
        onChange={(min) => change({ min })}
      />
      <Bound
        label={t('atMost')}
        value={range.max}
        numbers={offered}
        textOf={textOf}
        onChange={(max) => change({ max })}
      />
    </fieldset>
  )
}
