import * as css from './image.module.css'
import { imageShape, type ImageShape } from './image-shape'
import { Picture } from '../../ui/media/picture'
import { useSectionVariant } from '../../ui/layout/section-variant'
import type { PictureView } from '../view-models'

const sizes: Readonly<Record<ImageShape, string>> = {
  panorama: '100vw',
  landscape: '(min-width: 64em) 70vw, 92vw',
  portrait: '(min-width: 64em) 40vw, 92vw',
}

/**
 * One picture, as large as its proportions allow, with its caption in the columns beside it. In a
 * text column it has the width of the column, with its caption below.
 */
export function ImageBlock({ block: { image, caption } }: { block: PictureView }) {
  const { shape, ratio } = imageShape(image)
  const inColumn = useSectionVariant() === 'column'
  return (
    <figure className={css.figure} data-shape={inColumn ? undefined : shape}>
      <div className={css.frame}>
        <Picture
          image={image}
          sizes={sizes[shape]}
          ratio={inColumn && ratio === 'fill' ? '16x9' : ratio}
        />
      </div>
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  )
}
