import { useTranslation } from 'react-i18next'
import * as css from './panel.module.css'
import { type FigureFound, type Range } from '../../features/catalogue'
import { type CatalogueFilterState } from '../../features/catalogue-filter'
import { SelectField } from '../../ui/controls/select-field'
import { useSite } from '../../ui/site-context'
import { numberText } from './number-text'

/** As many as one reads through; of more, an even choice is offered. */
const MOST = 24

function thinned(numbers: readonly number[]): readonly number[] {
  if (numbers.length <= MOST) return numbers
  const step = (numbers.length - 1) / (MOST - 1)
  return Array.from({ length: MOST }, (_, index) => numbers[Math.round(index * step)] ?? 0)
}

/** A number as the value of a list; the empty value is `null`. */
const asValue = (number: number | null) => number?.toString() ?? ''
const asNumber = (value: string) => (value === '' ? null : Number(value))

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
  /** The existing sizes, and the one in the URL. */
  const optionsWith = (chosen: number | null) => [
    { value: '', label: t('any') },
    ...[...new Set(chosen === null ? offered : [...offered, chosen])]
      .sort((a, b) => a - b)
      .map((number) => ({ value: asValue(number), label: textOf(number) })),
  ]
  return (
    <fieldset className={css.range}>
      <legend>{column?.label}</legend>
      <SelectField
        label={t('atLeast')}
        value={asValue(range.min)}
        options={optionsWith(range.min)}
        onChange={(value) => change({ min: asNumber(value) })}
      />
      <SelectField
        label={t('atMost')}
        value={asValue(range.max)}
        options={optionsWith(range.max)}
        onChange={(value) => change({ max: asNumber(value) })}
      />
    </fieldset>
  )
}
