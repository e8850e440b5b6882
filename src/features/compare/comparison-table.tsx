import { useState, type ReactNode } from 'react'
import * as css from './comparison-table.module.css'
import { Link } from '../../ui/controls/link'
import { cx } from '../../ui/cx'
import { LABEL, WideTable } from '../../ui/layout/wide-table'
import { Picture } from '../../ui/media/picture'
import { Amount } from '../../ui/text/amount'
import { MOST } from './chosen'
import type { ComparedFigure, Comparison, Machine } from './compare'
import { useTexts } from './use-texts'

/** The mark of a figure that differs between machines. */
const Differs = () => (
  <span className={css.mark} aria-hidden="true">
    ≠
  </span>
)

interface LinesProps {
  readonly figures: readonly ComparedFigure[]
  readonly machines: readonly Machine[]
  /** Whether figures that differ are marked. */
  readonly marked?: boolean
}

/** A line for each figure. */
function Lines({ figures, machines, marked = false }: LinesProps) {
  const t = useTexts()
  return figures.map(({ label, cells, differs }) => (
    <tr key={label} className={cx(marked && !differs && css.same)}>
      <th scope="row" className={LABEL}>
        {label}
        {marked && differs && (
          <>
            {'\u00A0'}
            <Differs />
            <span className="visually-hidden">({t('differs')})</span>
          </>
        )}
      </th>
      {machines.map(({ code }, index) => {
        const figure = cells[index]
        return (
          <td key={code}>
            {figure ? (
              <Amount {...figure} />
            ) : (
              <>
                <span aria-hidden="true">–</span>
                <span className="visually-hidden">{t('absent')}</span>
              </>
            )}
          </td>
        )
      })}
    </tr>
  ))
}

const Pictures = ({ machines }: { machines: readonly Machine[] }) => (
  <tr className={css.pictures}>
    <td className={LABEL} />
    {machines.map(({ code, image }) => (
      <td key={code}>{image && <Picture image={image} sizes="20rem" ratio="8x5" decorative />}</td>
    ))}
  </tr>
)

interface ComparisonTableProps {
  /** The table's name. */
  readonly label: string
  readonly comparison: Comparison
  /** Controls for a machine, beside its name. */
  readonly actions?: (machine: Machine) => ReactNode
}

/**
 * Machines side by side, a line for each figure. Differences are marked if the machines have
 * anything in common. The lines that most machines lack come last, by themselves.
 */
export function ComparisonTable({ label, comparison, actions }: ComparisonTableProps) {
  const t = useTexts()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const { machines, common, some } = comparison
  const isMixed = common.some(({ differs }) => !differs)
  // In a whole range almost every figure differs: it would be marked from top to bottom.
  const isMarked = machines.length > 1 && (isMixed || actions !== undefined)
  const shown = common.filter(({ differs }) => differs || !(isMixed && onlyDifferences))
  const names = (stays: string | undefined) =>
    machines.map((machine) => (
      <th key={machine.code} scope="col" className={stays}>
        <span className={css.machine}>
          {machine.href ? (
            <Link href={machine.href} className={css.name}>
              {machine.title}
            </Link>
          ) : (
            <span className={css.name}>{machine.title}</span>
          )}
          {actions?.(machine)}
        </span>
      </th>
    ))
  return (
    <>
      {isMarked && (
        <p className={css.legend}>
          <span>
            <Differs /> {t('differs')}
          </span>
          {isMixed && (
            <label className={css.only} data-needs-script>
              <input
                type="checkbox"
                checked={onlyDifferences}
                onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
              />
              {t('onlyDifferences')}
            </label>
          )}
        </p>
      )}
      <WideTable
        label={label}
        hint={t('scrolls')}
        fits={machines.length <= MOST}
        above={<Pictures machines={machines} />}
        names={names}
      >
        <tbody>
          <Lines figures={shown} machines={machines} marked={isMarked} />
        </tbody>
        {some.length > 0 && (
          <tbody>
            {common.length > 0 && (
              <tr>
                <th scope="rowgroup" colSpan={machines.length + 1} className={css.group}>
                  <span>{t('some')}</span>
                </th>
              </tr>
            )}
            <Lines figures={some} machines={machines} />
          </tbody>
        )}
      </WideTable>
    </>
  )
}
