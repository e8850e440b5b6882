import { useTranslation } from 'react-i18next'
import * as css from './panel.module.css'
import { type FacetName, offeredFigures } from '../../features/catalogue'
import { type CatalogueFilterState } from '../../features/catalogue-filter'
import { FilterOptions, type OfferedOption } from '../../features/category-filter'
import { Button } from '../../ui/controls/button'
import { FigureRange } from './figure-range'
import { panelTitles, type Panel } from './panels'

/** The options of a facet with the count of each. */
function optionsOf({ catalogue, found, choice }: CatalogueFilterState, facet: FacetName) {
  const counts = found.counts.get(facet)
  const chosen = choice.facets[facet] ?? []
  const options = catalogue.facets.find(({ name }) => name === facet)?.options ?? []
  return options.map(({ id, title }, index) => ({
    id,
    title,
    isChosen: chosen.includes(id),
    count: counts?.[index] ?? 0,
  }))
}

interface FacetProps {
  readonly facet: FacetName
  readonly state: CatalogueFilterState
}

/**
 * The options of a facet. Options that no machine of this list has are listed apart: they can be
 * seen and not chosen.
 */
function FacetFields({ facet, state }: FacetProps) {
  const { t } = useTranslation()
  const { t: tCatalogue } = useTranslation('catalogue')
  const label = t(panelTitles[facet])
  const options = optionsOf(state, facet)
  const ever = state.everything.counts.get(facet)
  const isHere = (option: OfferedOption, index: number) =>
    option.isChosen || (ever?.[index] ?? 0) > 0
  const elsewhere = options.filter((option, index) => !isHere(option, index))
  const choose = (id: string) => state.choose(facet, [id], true)
  return (
    <>
      <FilterOptions label={label} options={options.filter(isHere)} onChoose={choose} />
      {options.some(({ isChosen }) => isChosen) && (
        <p className={css.reset}>
          <Button kind="text" onClick={() => state.choose(facet, [], false)}>
            {tCatalogue('resetFacet', { facet: label })}
          </Button>
        </p>
      )}
      {elsewhere.length > 0 && (
        <details className={css.elsewhere}>
          <summary>{tCatalogue('notHere', { count: elsewhere.length })}</summary>
          <FilterOptions label={label} options={elsewhere} onChoose={choose} />
        </details>
      )}
    </>
  )
}

interface PanelFieldsProps {
  readonly panel: Panel
  readonly state: CatalogueFilterState
}

/** The fields of a panel. */
export function PanelFields({ panel, state }: PanelFieldsProps) {
  const { t: tCatalogue } = useTranslation('catalogue')
  if (panel !== 'figures') return <FacetFields facet={panel} state={state} />
  const figures = offeredFigures(state.found)
  if (figures.length === 0) return <p className={css.hint}>{tCatalogue('noFigures')}</p>
  return (
    <div className={css.figures}>
      {figures.map((figure) => (
        <FigureRange key={figure.key} figure={figure} state={state} />
      ))}
    </div>
  )
}
