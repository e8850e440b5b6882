import * as css from './voices.module.css'
import type { QuoteView } from '../../blocks'

/** Quotes of colleagues, side by side. */
export const Voices = ({ voices }: { voices: readonly QuoteView[] }) => (
  <section className={css.voices} data-tone="dark">
    {voices.map(({ text, author, role }) => (
      <figure key={text} className={css.voice}>
        <blockquote className={css.text}>
          <p>{text}</p>
        </blockquote>
        <figcaption className={css.source}>
          <cite className={css.author}>{author}</cite>
          {role && <span className={css.role}>{role}</span>}
        </figcaption>
      </figure>
    ))}
  </section>
)
