import * as css from './features.module.css'
import { Picture } from '../../ui/media/picture'
import { RichText } from '../../ui/text/rich-text'
import type { ImageView } from '../../ui/view-models'

/** A paragraph of the product page with its own picture. */
export interface FeatureView {
  readonly title: string
  /** Sanitised HTML. */
  readonly text: string
  readonly image: ImageView | null
}

const SIZES = '(min-width: 64em) 56vw, 92vw'

/** A feature beside its large picture. */
const Pictured = ({ feature, image }: { feature: FeatureView; image: ImageView }) => (
  <article className={css.pictured}>
    <div className={css.picture}>
      <Picture image={image} sizes={SIZES} ratio="3x2" />
    </div>
    <div className={css.content}>
      <h3 className={css.title}>{feature.title}</h3>
      <RichText html={feature.text} />
    </div>
  </article>
)

/** A feature told in words alone: a numbered row. */
const Plain = ({ feature }: { feature: FeatureView }) => (
  <article className={css.plain}>
    <h3>{feature.title}</h3>
    <RichText html={feature.text} />
  </article>
)

/**
 * What the machine can do: features with pictures in turns to the left and to the right, then the
 * ones without in rows.
 */
export const Features = ({ features }: { features: readonly FeatureView[] }) => (
  <div className={css.features}>
    {features.map(
      (feature) =>
        feature.image && <Pictured key={feature.title} feature={feature} image={feature.image} />,
    )}
    {features.map((feature) => !feature.image && <Plain key={feature.title} feature={feature} />)}
  </div>
)
