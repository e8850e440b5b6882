import * as css from './quote.module.css'
import { Picture } from '../../ui/media/picture'
import { useSectionVariant } from '../../ui/layout/section-variant'
import type { QuoteView } from '../view-models'

/** The speaker and the speaker's role. */
const Source = ({ author, role }: Pick<QuoteView, 'author' | 'role'>) => (
  <figcaption className={css.source}>
    {author && <cite className={css.author}>{author}</cite>}
    {role && <span className={css.role}>{role}</span>}
  </figcaption>
)

/**
 * A quote: on the sheet a dark band over the whole window, with a portrait in the label columns. In
 * a text column it is between the paragraphs.
 */
export function QuoteBlock({ block: { text, author, role, image } }: { block: QuoteView }) {
  const isSheet = useSectionVariant() === 'sheet'
  return (
    <section className={isSheet ? css.sheet : css.column} data-tone={isSheet ? 'dark' : undefined}>
      <figure className={css.figure}>
        {image && (
          <div className={css.portrait}>
            <Picture image={image} sizes="(min-width: 64em) 32vw, 20rem" ratio="4x5" />
          </div>
        )}
        <blockquote className={css.text}>
          <p>{text}</p>
        </blockquote>
        {(author ?? role) && <Source author={author} role={role} />}
      </figure>
    </section>
  )
}
