import type { Ratio } from '../../ui/media/picture'
import type { ImageView } from '../../ui/view-models'

/**
 * The place of a picture on the sheet: over the whole window, in nine columns, or upright in five.
 */
export type ImageShape = 'panorama' | 'landscape' | 'portrait'

/** From twice as wide as high on, a picture earns the whole window. */
const PANORAMA_FROM = 2

/** Below, nine columns of it would not fit into a window. */
const PORTRAIT_BELOW = 1.2

const ratios: Readonly<Record<Exclude<Ratio, 'fill'>, number>> = {
  '16x9': 16 / 9,
  '8x5': 8 / 5,
  '3x2': 3 / 2,
  '4x3': 4 / 3,
  '1x1': 1,
  '4x5': 4 / 5,
}

/**
 * The position and the frame for a picture of these proportions; the site's frame with the least
 * cropping.
 */
export function imageShape({ width, height }: Pick<ImageView, 'width' | 'height'>): {
  readonly shape: ImageShape
  readonly ratio: Ratio
} {
  const own = width / height
  if (own >= PANORAMA_FROM) return { shape: 'panorama', ratio: 'fill' }
  // Object.keys is typed as string[]; the record has exactly these keys.
  const names = Object.keys(ratios) as (keyof typeof ratios)[]
  const ratio = names.reduce((best, name) =>
    Math.abs(Math.log(ratios[name] / own)) < Math.abs(Math.log(ratios[best] / own)) ? name : best,
  )
  return { shape: own < PORTRAIT_BELOW ? 'portrait' : 'landscape', ratio }
}
