import * as css from './category-filter.module.css'
import { useElementId } from '../../ui/hooks/use-element-id'

/** An option with the number of items that it would give. */
export interface OfferedOption {
  readonly id: string
  readonly title: string
  readonly isChosen: boolean
  readonly count: number
  /** The title of its group, if its list has groups. */
  readonly group?: string | undefined
}

interface FilterOptionsProps {
  readonly label: string
  readonly options: readonly OfferedOption[]
  readonly onChoose: (id: string, isChosen: boolean) => void
}

/** One list of categories as native checkboxes; options without items cannot be chosen. */
export function FilterOptions({ label, options, onChoose }: FilterOptionsProps) {
  const labelId = useElementId()
  return (
    <div role="group" aria-labelledby={labelId} className={css.line}>
      <p id={labelId} className={css.label}>
        {label}
      </p>
      <div className={css.options}>
        {options.map(({ id, title, isChosen, count }) => (
          <label key={id} className={css.option}>
            <input
              type="checkbox"
              className={css.box}
              checked={isChosen}
              disabled={count === 0 && !isChosen}
              onChange={(event) => onChoose(id, event.currentTarget.checked)}
            />
            <span>{title}</span>
            <span className={css.count}>{count}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
