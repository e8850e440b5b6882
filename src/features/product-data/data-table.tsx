import { Amount } from '../../ui/text/amount'
import type { Measured } from '../../ui/view-models'
import * as css from './technical-data.module.css'

/** Lines of technical data under their title. */
export interface DataGroup {
  readonly title: string
  readonly rows: readonly (Measured & { readonly label: string })[]
}

/** One table of technical data under its title. */
export const DataTable = ({ title, rows }: DataGroup) => (
  <table className={css.table}>
    <caption className={css.caption}>{title}</caption>
    <tbody>
      {rows.map(({ label, ...amount }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>
            <Amount {...amount} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
