import type { MouseEvent } from 'react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './gallery.module.css'
import { cx } from '../cx'
import { Film } from './film'
import { Icon } from './icon'
import { useLightbox } from './lightbox/use-lightbox'
import { Picture } from './picture'
import { scrollBox } from '../layout/scroll-box'
import type { ImageView, MediaView } from '../view-models'
import { useElementId } from '../hooks/use-element-id'

const SIZES = '(min-width: 64em) 66vw, 100vw'

const isFilm = ({ kind, sources }: MediaView) => kind === 'video' && sources.length > 0

/** The pictures of a gallery that can be enlarged; a film cannot. */
const picturesOf = (items: readonly MediaView[]): ImageView[] =>
  items.flatMap((item) => (item.image && !isFilm(item) ? [item.image] : []))

interface SlideProps {
  readonly item: MediaView
  readonly sizes: string
  readonly eager: boolean
  /** Returns the link properties of a picture. */
  readonly link: ReturnType<typeof useLightbox>['link']
}

/** One picture or film of the gallery at full size, with its caption. */
function Slide({ item, sizes, eager, link }: SlideProps) {
  const { t } = useTranslation()
  const { image, caption } = item
  return (
    <figure className={css.figure}>
      <div className={css.view} data-whole={(!isFilm(item) && image?.whole) || undefined}>
        {isFilm(item) ? (
          <Film film={item} />
        ) : (
          image && (
            <a className={css.enlarge} {...link(image)}>
              <Picture image={image} sizes={sizes} ratio="fill" eager={eager} />
              <span className={cx('no-print', css.sign)}>
                <Icon name="zoom" />
                <span className="visually-hidden">{t('gallery.enlarge')}</span>
              </span>
            </a>
          )
        )}
      </div>
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  )
}

interface GalleryProps {
  readonly items: readonly MediaView[]
  /** The name of the box that scrolls. */
  readonly label: string
  /** The width of the large pictures. */
  readonly sizes?: string
  /** The gallery opens the page: its first picture is fetched at once. */
  readonly eager?: boolean
}

/**
 * Pictures side by side in a box that scrolls and snaps. The small pictures are links to the large
 * ones, so it works without JavaScript. With JavaScript, only the box scrolls and the current one
 * is marked. Each large picture is a link to its file, and opens over the whole window.
 */
export function Gallery({ items, label, sizes = SIZES, eager = true }: GalleryProps) {
  const { t } = useTranslation()
  const id = useElementId()
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const { link, lightbox } = useLightbox(picturesOf(items), label)

  const onScroll = useCallback(() => {
    const box = track.current
    if (box && box.clientWidth > 0) setCurrent(Math.round(box.scrollLeft / box.clientWidth))
  }, [])
  // The browser may have scrolled it before it was hydrated.
  useEffect(onScroll, [onScroll])
  const show = (index: number) => (event: MouseEvent) => {
    const box = track.current
    if (!box) return
    event.preventDefault()
    box.scrollTo({ left: index * box.clientWidth })
  }

  return (
    <div className={css.gallery}>
      <div ref={track} className={css.track} onScroll={onScroll} {...scrollBox(label)}>
        {items.map((item, index) => (
          <div key={index} id={`${id}-${index + 1}`} className={css.slide}>
            <Slide item={item} sizes={sizes} eager={eager && index === 0} link={link} />
          </div>
        ))}
      </div>
      {items.length > 1 && (
        <div className={cx('no-print', css.strip)}>
          <ul className={css.thumbnails}>
            {items.map((item, index) => (
              <li key={index}>
                <a
                  href={`#${id}-${index + 1}`}
                  className={css.thumbnail}
                  data-film={isFilm(item) || undefined}
                  onClick={show(index)}
                  aria-current={index === current}
                  aria-label={t('product.view', { number: index + 1, total: items.length })}
                >
                  {item.image && (
                    <Picture image={item.image} sizes="4.5rem" ratio="8x5" decorative />
                  )}
                </a>
              </li>
            ))}
          </ul>
          <p className={css.counter} aria-hidden="true">
            {current + 1} / {items.length}
          </p>
        </div>
      )}
      {lightbox}
    </div>
  )
}
