import * as css from './features.module.css'
import { Picture } from '../../ui/media/picture'
import { Figures } from '../../ui/text/figures'
import { RichText } from '../../ui/text/rich-text'
import type { Figure, ImageView } from '../../ui/view-models'

/** A paragraph of the product page with its own picture, and the figures that prove it. */
export interface FeatureView {
  readonly title: string
  /** Sanitised HTML. */
  readonly text: string
  readonly image: ImageView | null
  readonly figures: readonly Figure[]
}

const SIZES = '(min-width: 64em) 56vw, 92vw'

/** A feature beside its large picture, or a row of figures and text. */
const Feature = ({ title, text, image, figures }: FeatureView) => (
  <article className={image ? css.pictured : css.plain}>
    {image && (
      <div className={css.picture}>
        <Picture image={image} sizes={SIZES} ratio="3x2" />
      </div>
    )}
    <div className={css.content}>
      <h3>{title}</h3>
      <RichText html={text} below={3} />
      <Figures figures={figures} />
    </div>
  </article>
)

/**
 * The machine's features: first those with pictures, in turns to the left and to the right, then
 * the others in rows.
 */
export const Features = ({ features }: { features: readonly FeatureView[] }) => (
  <div className={css.features}>
    {[...features]
      .sort((one, other) => Number(!one.image) - Number(!other.image))
      .map((feature) => (
        <Feature key={feature.title} {...feature} />
      ))}
  </div>
)
