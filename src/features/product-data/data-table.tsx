import { Amount } from '../../ui/text/amount'
import type { Figure, Measured } from '../../ui/view-models'
import * as css from './technical-data.module.css'

/** A line of technical data; its key and its meaning are the same for other products. */
export interface DataRow extends Measured, Pick<Figure, 'label' | 'key' | 'meaning'> {}

/** Lines of technical data under their title. */
export interface DataGroup {
  readonly title: string
  readonly rows: readonly DataRow[]
}

/** One table of technical data under its title. */
export const DataTable = ({ title, rows }: DataGroup) => (
  <table className={css.table}>
    <caption className={css.caption}>{title}</caption>
    <tbody>
      {rows.map(({ label, value, unit, imperial }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>
            <Amount value={value} unit={unit} imperial={imperial} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
