import * as css from './version-switch.module.css'
import { Figures } from '../text/figures'
import type { Figure } from '../view-models'

/** A version of a product as the switch shows it. */
export interface VersionView {
  readonly code: string
  readonly title: string
  readonly abstract: string | null
  readonly figures: readonly Figure[]
}

interface VersionSwitchProps {
  readonly versions: readonly VersionView[]
  /** The code of the chosen version. */
  readonly chosen: string
  readonly onChoose: (code: string) => void
  /** The question that the choice answers. */
  readonly legend: string
}

/**
 * The versions of a product side by side, to compare and to choose from: native radio buttons with
 * cards as the click area. Without JavaScript it is still a comparison.
 */
export const VersionSwitch = ({ versions, chosen, onChoose, legend }: VersionSwitchProps) => (
  <fieldset className={css.versions}>
    <legend className="visually-hidden">{legend}</legend>
    {versions.map(({ code, title, abstract, figures }) => (
      <div key={code} className={css.version}>
        <label className={css.choice}>
          <input
            type="radio"
            name="version"
            className={css.radio}
            value={code}
            checked={code === chosen}
            onChange={() => onChoose(code)}
          />
          <span className={css.title}>{title}</span>
          <span className={css.code}>{code}</span>
        </label>
        {abstract && <p className={css.abstract}>{abstract}</p>}
        <div className={css.figures}>
          <Figures figures={figures} variant="list" />
        </div>
      </div>
    ))}
  </fieldset>
)
