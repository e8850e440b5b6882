import { useTranslation } from 'react-i18next'
import { type Criterion } from '../../features/catalogue'
import { type CatalogueFilterState } from '../../features/catalogue-filter'
import { useSite } from '../../ui/site-context'
import { numberText } from './number-text'

/** Returns the text of a chosen range: `Work table ≥ 3,500 mm`. */
export function useRangeText({ catalogue, choice }: CatalogueFilterState): (key: string) => string {
  const site = useSite()
  return (key) => {
    const column = catalogue.figures.find((each) => each.key === key)
    const range = choice.ranges[key]
    if (!column || !range) return ''
    const write = (sign: string, number: number | null) =>
      number === null ? [] : [`${sign}\u00A0${numberText(number, column.unit, site)}`]
    return [column.label, ...write('≥', range.min), ...write('≤', range.max)].join(' ')
  }
}

/** Returns the text of a criterion: the options of a facet, or a figure with its bounds. */
export function useCriterionText(state: CatalogueFilterState): (criterion: Criterion) => string {
  const rangeText = useRangeText(state)
  const { i18n } = useTranslation()
  const either = new Intl.ListFormat(i18n.language, { type: 'disjunction' })
  const { catalogue, choice } = state
  return ({ facet, figure }) => {
    if (facet === null) return rangeText(figure)
    const options = catalogue.facets.find(({ name }) => name === facet)?.options ?? []
    const ids = choice.facets[facet] ?? []
    return either.format(options.filter(({ id }) => ids.includes(id)).map(({ title }) => title))
  }
}
