import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon, type IconName } from '../icon'
import { Picture } from '../picture'
import type { ImageView } from '../../view-models'
import * as css from './lightbox.module.css'
import { useKeys } from './use-keys'
import { useShownPicture } from './use-shown-picture'
import { useZoom } from './use-zoom'

export interface LightboxProps {
  readonly pictures: readonly ImageView[]
  /** The index of the picture to begin with. */
  readonly start: number
  /** The common subject of the pictures. */
  readonly label: string
  readonly onClose: () => void
}

interface ToolProps {
  readonly icon: IconName
  readonly label: string
  readonly pressed?: boolean
  readonly onClick: () => void
}

const Tool = ({ icon, label, pressed, onClick }: ToolProps) => (
  <button type="button" className={css.tool} aria-pressed={pressed} onClick={onClick}>
    <Icon name={icon} />
    <span className="visually-hidden">{label}</span>
  </button>
)

/**
 * Pictures over the whole window, in a row that scrolls and snaps: fingers swipe it, arrow keys
 * page through it. A click, `+` or a button shows a picture at twice its size; pointer, finger or
 * arrow keys move it. It is a native modal dialog: Escape closes it, the page behind is inert, and
 * the focus returns to the opener.
 */
export function Lightbox({ pictures, start, label, onClose }: LightboxProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const total = pictures.length
  const { track, current, show, onScroll } = useShownPicture(total, start)
  const { zoomed, toggle, move, pointer } = useZoom(track, current)

  useLayoutEffect(() => {
    dialog.current?.showModal()
    show(start, 'instant')
  }, [show, start])

  const step = (by: number) => (zoomed ? move(by, 0) : show(current + by))
  useKeys(dialog, {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    ArrowUp: () => move(0, -1),
    ArrowDown: () => move(0, 1),
    Home: () => show(0),
    End: () => show(total - 1),
    '+': () => !zoomed && toggle(),
    '-': () => zoomed && toggle(),
  })

  return (
    <dialog
      ref={dialog}
      className={css.lightbox}
      data-tone="dark"
      aria-label={label}
      onClose={onClose}
    >
      <div ref={track} className={css.track} data-zoomed={zoomed} onScroll={onScroll}>
        {pictures.map((picture, index) => {
          const isCurrent = index === current
          return (
            <div
              key={picture.src}
              className={css.slide}
              data-zoomed={isCurrent && zoomed}
              aria-hidden={!isCurrent}
              {...(isCurrent && pointer)}
            >
              <div className={css.picture}>
                <Picture
                  image={picture}
                  sizes={isCurrent && zoomed ? '200vw' : '100vw'}
                  ratio="fill"
                  eager={index === start}
                />
              </div>
            </div>
          )
        })}
      </div>
      <div className={css.tools}>
        <p className={css.counter} aria-live="polite">
          {t('product.view', { number: current + 1, total })}
        </p>
        <Tool icon="zoom" label={t('gallery.enlarge')} pressed={zoomed} onClick={() => toggle()} />
        {total > 1 && (
          <>
            <Tool icon="back" label={t('gallery.previous')} onClick={() => show(current - 1)} />
            <Tool icon="arrow" label={t('gallery.next')} onClick={() => show(current + 1)} />
          </>
        )}
        <Tool icon="close" label={t('chrome.close')} onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  )
}
