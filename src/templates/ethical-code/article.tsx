import * as css from './article.module.css'
import { RichText } from '../../ui/text/rich-text'
import type { ArticleView } from './ethical-code-props'

/** A numbered part of the code; steps are numbered within it: 6.1, 6.2 … */
export const Article = ({ article: { id, number, title, content } }: { article: ArticleView }) => (
  <section id={id} className={css.article}>
    <h2 className={css.title}>
      <span className={css.number}>{number}</span> {title}
    </h2>
    {content.type === 'text' ? (
      <RichText html={content.text} below={2} />
    ) : (
      <ol className={css.steps}>
        {content.steps.map((step, index) => (
          <li key={step.title} className={css.step}>
            <h3>
              {number}.{index + 1} {step.title}
            </h3>
            <RichText html={step.text} below={3} />
          </li>
        ))}
      </ol>
    )}
  </section>
)
