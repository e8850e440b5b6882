import * as css from './picture.module.css'
import { cx } from '../cx'
import { isServer } from '../hydration/hydrating'
import { onceWanted, useNearViewport } from '../hooks/use-near-viewport'
import { shownPictures } from './shown-pictures'
import type { ImageView } from '../view-models'

/** The shapes of pictures; `fill` takes the size of the box around it. */
const RATIOS = {
  '8x5': css.ratio8x5,
  '16x9': css.ratio16x9,
  '3x2': css.ratio3x2,
  '4x3': css.ratio4x3,
  '1x1': css.ratio1x1,
  '4x5': css.ratio4x5,
  fill: css.ratioFill,
}

export type Ratio = keyof typeof RATIOS

interface PictureProps {
  readonly image: ImageView
  /**
   * The `sizes` attribute: the picture's width for each width of the window. In a frame that is
   * taller than the picture, that is the width before it is cropped.
   */
  readonly sizes: string
  readonly ratio?: Ratio
  /** For the picture that visitors see first: fetched at once and before others. */
  readonly eager?: boolean
  /** Beside a text that already describes the picture. */
  readonly decorative?: boolean
  /**
   * The picture needs JavaScript: for elements on every page, whose HTML is shorter without a
   * fallback.
   */
  readonly scripted?: boolean
}

/** A fraction as a whole step of ten percent: the style sheet has one rule for each. */
const step = (fraction: number): number => Math.round(fraction * 10) * 10

const srcOf = ({ data, src }: ImageView): string => data?.images.fallback?.src ?? src

/**
 * The picture element itself, in all available formats. The HTML for visitors without a script is
 * as short as possible, with the differing parts last: a page has dozens of pictures
 * (docs/performance.md). The frame sets the shape.
 */
function Sources({ image, sizes, eager, decorative }: PictureProps) {
  const { sources = [], fallback } = image.data?.images ?? {}
  const focus = image.focus && { 'data-fx': step(image.focus.x), 'data-fy': step(image.focus.y) }
  const fit = image.whole ? { 'data-whole': true } : focus
  return (
    <picture>
      {sources.map(({ type, srcSet, media }) => (
        <source key={type} type={type} media={media} sizes={sizes} srcSet={srcSet} />
      ))}
      <img
        {...(eager || !isServer
          ? { width: image.width, height: image.height, decoding: eager ? 'sync' : 'async' }
          : {})}
        alt={decorative ? '' : image.alt}
        // React 18 knows the attribute only by its name in HTML.
        {...(eager ? { fetchpriority: 'high' } : {})}
        {...fit}
        {...(fallback?.srcSet ? { sizes, srcSet: fallback.srcSet } : {})}
        src={srcOf(image)}
      />
    </picture>
  )
}

/**
 * A picture in a frame of fixed shape, so that nothing moves when it arrives. It fills the frame,
 * unless it is `whole`: then the frame shows all of it. An `eager` picture is
 * fetched at once. Any other is fetched when it comes within 600 px of the viewport (requirements
 * 4) or the page is printed. Without JavaScript it is fetched at once, unless `scripted`.
 */
export function Picture(props: PictureProps) {
  const { image, ratio = '8x5', eager = false, scripted = false } = props
  const isShown = eager || (!scripted && shownPictures.has(srcOf(image)))
  const { ref, near } = useNearViewport<HTMLDivElement>(!isShown, onceWanted)
  return (
    <div ref={ref} className={cx(css.frame, RATIOS[ratio])}>
      {near && <Sources {...props} />}
      {/* Only the server fills it: the browser would start to load elements that it creates. */}
      {!near && !scripted && <noscript>{isServer && <Sources {...props} />}</noscript>}
    </div>
  )
}
