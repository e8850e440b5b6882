import type { ProductData } from '../../contract'
import { Amount } from '../../ui/text/amount'
import * as css from './technical-data.module.css'

type Group = ProductData['groups'][number]

interface DataTableProps {
  readonly title: string
  readonly rows: readonly Group['rows'][number][]
}

/** One table of technical data under its title. */
export const DataTable = ({ title, rows }: DataTableProps) => (
  <table className={css.table}>
    <caption className={css.caption}>{title}</caption>
    <tbody>
      {rows.map(({ label, value, unit }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>
            <Amount value={value} unit={unit} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

interface TablesProps {
  readonly groups: readonly Group[]
  /** Other values are on their way: these are not shown, but keep their places. */
  readonly blank?: boolean
}

/** A table for each group, in columns where there is room. */
export const Tables = ({ groups, blank = false }: TablesProps) => (
  <div className={css.groups} aria-hidden={blank}>
    {groups.map((group) => (
      <DataTable key={group.title} {...group} />
    ))}
  </div>
)
