import { useEffect, useRef } from 'react'
import * as css from './contents.module.css'
import { cx } from '../cx'
import { useCurrentPlace } from '../hooks/use-current-place'

/** A place on the page and its name. */
export interface PlaceView {
  readonly id: string
  readonly label: string
  /** The places that it consists of; shown in large windows while a visitor is there. */
  readonly parts?: readonly PlaceView[]
}

interface ContentsProps {
  /** What it leads to, as the name of the navigation. */
  readonly label: string
  readonly places: readonly PlaceView[]
}

const withParts = ({ id, parts = [] }: PlaceView): readonly Pick<PlaceView, 'id'>[] =>
  parts.length > 0 ? parts : [{ id }]

/** Brings the current place into view within the bar, which scrolls sideways in narrow windows. */
function useCurrentInView(current: string | null) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const box = bar.current
    const link = box?.querySelector<HTMLElement>('[aria-current]')
    if (box && link && box.scrollWidth > box.clientWidth) {
      box.scrollTo({ left: link.offsetLeft - (box.clientWidth - link.offsetWidth) / 2 })
    }
  }, [current])
  return bar
}

/**
 * The contents of a long page: links to its places, the current one marked. A column that stays in
 * view in large windows, a bar below the header in narrow ones. Put it into a `Guided` part.
 */
export function Contents({ label, places }: ContentsProps) {
  const current = useCurrentPlace(places.flatMap(withParts).map(({ id }) => id))
  const bar = useCurrentInView(current)
  return (
    <nav ref={bar} aria-label={label} className={cx('below-header', css.contents)}>
      <ol className={css.list}>
        {places.map((place) => {
          const parts = place.parts ?? []
          const isCurrent = withParts(place).some(({ id }) => id === current)
          return (
            <li key={place.id} className={css.place} data-current={isCurrent}>
              <a
                href={`#${place.id}`}
                className={css.link}
                aria-current={isCurrent ? 'location' : undefined}
              >
                {place.label}
              </a>
              {parts.length > 0 && (
                <ol className={css.parts}>
                  {parts.map(({ id, label: part }) => (
                    <li key={id}>
                      <a href={`#${id}`} className={css.part} data-current={id === current}>
                        {part}
                      </a>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
