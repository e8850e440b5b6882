import * as css from './quote.module.css'
import { Picture } from '../../ui/picture'
import type { QuoteView } from '../view-models'

/** Who said it, and in which role. */
const Source = ({ author, role }: Pick<QuoteView, 'author' | 'role'>) => (
  <figcaption className={css.source}>
    {author && <cite className={css.author}>{author}</cite>}
    {role && <span className={css.role}>{role}</span>}
  </figcaption>
)

/** What somebody said, as large type under a hairline, with a portrait in the label columns. */
export const QuoteBlock = ({ block: { text, author, role, image } }: { block: QuoteView }) => (
  <section className={css.quote}>
    <figure className={css.sheet}>
      {image && (
        <div className={css.portrait}>
          <Picture image={image} sizes="(min-width: 64em) 16vw, 10rem" ratio="4x5" />
        </div>
      )}
      <blockquote className={css.text}>
        <p>{text}</p>
      </blockquote>
      {(author ?? role) && <Source author={author} role={role} />}
    </figure>
  </section>
)
