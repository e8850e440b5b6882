import { useState, type ReactNode } from 'react'
import * as css from './comparison-table.module.css'
import { ButtonLink } from '../../ui/controls/button'
import { Link } from '../../ui/controls/link'
import { LABEL, WideTable } from '../../ui/layout/wide-table'
import { Picture } from '../../ui/media/picture'
import { Amount } from '../../ui/text/amount'
import { MOST } from './chosen'
import type { ComparedFigure, ComparedGroup, Comparison, Machine } from './compare'
import { useTexts } from './use-texts'

interface LineProps {
  readonly figure: ComparedFigure
  readonly machines: readonly Machine[]
}

/** A figure of all machines. */
function Line({ figure: { label, cells }, machines }: LineProps) {
  const t = useTexts()
  return (
    <tr>
      <th scope="row" className={LABEL}>
        {label}
      </th>
      {machines.map(({ code, isPartial }, index) => {
        const cell = cells[index]
        return (
          <td key={code}>
            {cell ? (
              <Amount value={cell.value} unit={cell.unit} imperial={cell.imperial} />
            ) : (
              <>
                <span aria-hidden="true">{isPartial ? '?' : '–'}</span>
                <span className="visually-hidden">{t(isPartial ? 'unknown' : 'absent')}</span>
              </>
            )}
          </td>
        )
      })}
    </tr>
  )
}

interface HeadingProps {
  readonly columns: number
  readonly className: string | undefined
  readonly children: string
}

/** A heading across the table, which stays in view while the machines scroll past. */
const Heading = ({ columns, className, children }: HeadingProps) => (
  <tr>
    <th scope="rowgroup" colSpan={columns} className={className}>
      <span>{children}</span>
    </th>
  </tr>
)

interface PartProps {
  /** The name of the part, if the table has others. */
  readonly title: string | null
  readonly groups: readonly ComparedGroup[]
  readonly machines: readonly Machine[]
}

/** A part of the table: its heading, then its groups, each below its title. */
const Part = ({ title, groups, machines }: PartProps) =>
  groups.map((group, index) => (
    <tbody key={group.title}>
      {title && index === 0 && (
        <Heading columns={machines.length + 1} className={css.part}>
          {title}
        </Heading>
      )}
      {group.title && (
        <Heading columns={machines.length + 1} className={css.group}>
          {group.title}
        </Heading>
      )}
      {group.figures.map((figure) => (
        <Line key={figure.id} figure={figure} machines={machines} />
      ))}
    </tbody>
  ))

const Pictures = ({ machines }: { machines: readonly Machine[] }) => (
  <tr className={css.pictures}>
    <td className={LABEL} />
    {machines.map(({ code, image }) => (
      <td key={code}>{image && <Picture image={image} sizes="20rem" ratio="8x5" decorative />}</td>
    ))}
  </tr>
)

/** The way to a quotation for each machine. */
const Quotations = ({ machines }: { machines: readonly Machine[] }) => (
  <tr className={css.quotations}>
    <td className={LABEL} />
    {machines.map(({ code, action }) => (
      <td key={code}>{action && <ButtonLink kind="line" {...action} />}</td>
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
 * Machines side by side, a line for each figure: the figures that differ, then the figures that are
 * the same for all, then those that most machines lack.
 */
export function ComparisonTable({ label, comparison, actions }: ComparisonTableProps) {
  const t = useTexts()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const { machines, differing, same, some } = comparison
  const isMixed = differing.length > 0 && same.length > 0
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
      <WideTable
        label={label}
        hint={t('scrolls')}
        fits={machines.length <= MOST}
        above={<Pictures machines={machines} />}
        names={names}
      >
        {machines.some(({ action }) => action) && (
          <tbody>
            <Quotations machines={machines} />
          </tbody>
        )}
        <Part title={isMixed ? t('differs') : null} groups={differing} machines={machines} />
        {!(isMixed && onlyDifferences) && (
          <Part title={isMixed ? t('same') : null} groups={same} machines={machines} />
        )}
        <Part
          title={differing.length + same.length > 0 ? t('some') : null}
          groups={some}
          machines={machines}
        />
      </WideTable>
    </>
  )
}
