import { RichText } from '../../ui/text/rich-text'
import type { FactsView } from './product-facts'

/** A product's facts for buyers, with links to further pages. */
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
