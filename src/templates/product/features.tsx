import * as css from './features.module.css'
import { Picture } from '../../ui/picture'
import { RichText } from '../../ui/rich-text'
import type { ImageView } from '../../ui/view-models'

/** A paragraph of the product page with its own picture. */
export interface FeatureView {
  readonly title: string
  /** Sanitised HTML. */
  readonly text: string
  readonly image: ImageView | null
}

const SIZES = '(min-width: 64em) 56vw, 92vw'

/** What the machine can do, told in turns to the left and to the right of its pictures. */
export const Features = ({ features }: { features: readonly FeatureView[] }) => (
  <div className={css.features}>
    {features.map((feature) => (
      <article key={feature.title} className={css.feature} data-plain={!feature.image}>
        {feature.image && (
          <div className={css.picture}>
            <Picture image={feature.image} sizes={SIZES} ratio="3x2" />
          </div>
        )}
        <div className={css.matter}>
          <h2 className={css.title}>{feature.title}</h2>
          <RichText html={feature.text} />
        </div>
      </article>
    ))}
  </div>
)
