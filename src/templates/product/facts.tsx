import { RichText } from '../../ui/text/rich-text'
import type { FactsView } from './product-facts'

/** The facts that a buyer wants to know of a product, with links to pages that say more. */
export const Facts = ({ rows }: Pick<FactsView, 'rows'>) => (
  <RichText>
    <table>
      <tbody>
        {rows.map(({ title, text, href }) => (
          <tr key={title}>
            <th scope="row">{href === null ? title : <a href={href}>{title}</a>}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </RichText>
)
