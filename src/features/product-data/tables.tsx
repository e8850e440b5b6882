import { DataTable, type DataGroup } from './data-table'
import * as css from './technical-data.module.css'

interface TablesProps {
  readonly groups: readonly DataGroup[]
  /** Other values are on their way: these are not shown, but keep their places. */
  readonly blank?: boolean
}

/** A table for each group, in columns if there is enough space. */
export const Tables = ({ groups, blank = false }: TablesProps) => (
  <div className={css.groups} aria-hidden={blank}>
    {groups.map((group) => (
      <DataTable key={group.title} {...group} />
    ))}
  </div>
)
