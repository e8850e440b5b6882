import { useTranslation } from 'react-i18next'
import * as css from './panel.module.css'
import { type FacetName, offeredFigures } from '../../features/catalogue'
import { groupBy } from '../../contract/group-by'
import { type CatalogueFilterState } from '../../features/catalogue-filter'
import { FilterOptions, type OfferedOption } from '../../features/category-filter'
import { Button } from '../../ui/controls/button'
import { FigureRange } from './figure-range'
import { panelTitles, type Panel } from './panels'
import { placed } from './placed-options'

/** The options of a facet with the count of each. */
function optionsOf({ catalogue, found, choice }: CatalogueFilterState, facet: FacetName) {
  const counts = found.counts.get(facet)
  const chosen = choice.facets[facet] ?? []
  const options = catalogue.facets.find(({ name }) => name === facet)?.options ?? []
  return options.map(({ id, title, group }, index) => ({
    id,
    title,
    group,
    isChosen: chosen.includes(id),
    count: counts?.[index] ?? 0,
  }))
}

interface OptionsProps {
  readonly label: string
  readonly options: readonly OfferedOption[]
  readonly onChoose: (id: string) => void
}

/** Options below the titles of their groups, if they have groups. */
function Options({ label, options, onChoose }: OptionsProps) {
  const groups = groupBy(options, ({ group }) => group ?? '')
  if (groups.size < 2) return <FilterOptions label={label} options={options} onChoose={onChoose} />
  return (
    <div role="group" aria-label={label} className={css.groups}>
      {[...groups].map(([title, own]) => (
        <FilterOptions key={title} label={title || label} options={own} onChoose={onChoose} />
      ))}
    </div>
  )
}

interface FacetProps {
  readonly facet: FacetName
  readonly state: CatalogueFilterState
}

/**
 * The options of a facet. Options of a single machine are folded in a long list. Options that no
 * machine of this list has are folded, too: they can be seen and not chosen.
 */
function FacetFields({ facet, state }: FacetProps) {
  const { t } = useTranslation()
  const { t: tCatalogue } = useTranslation('catalogue')
  const label = t(panelTitles[facet])
  const options = optionsOf(state, facet)
  const ever = state.everything.counts.get(facet)
  const { shown, rare, empty } = placed(options, (index) => (ever?.[index] ?? 0) > 0)
  const choose = (id: string) => state.choose(facet, [id], true)
  return (
    <>
      <Options label={label} options={shown} onChoose={choose} />
      {options.some(({ isChosen }) => isChosen) && (
        <p className={css.reset}>
          <Button kind="text" onClick={() => state.choose(facet, [], false)}>
            {tCatalogue('resetFacet', { facet: label })}
          </Button>
        </p>
      )}
      {rare.length > 0 && (
        <details className={css.elsewhere}>
          <summary>{tCatalogue('rare', { count: rare.length })}</summary>
          <Options label={label} options={rare} onChoose={choose} />
        </details>
      )}
      {empty.length > 0 && (
        <details className={css.elsewhere}>
          <summary>{tCatalogue('notHere', { count: empty.length })}</summary>
          <FilterOptions label={label} options={empty} onChoose={choose} />
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
