import type { KeyboardEvent, MouseEvent } from 'react'
import type { LocationView } from '../places'
import { nextPlace } from './next-place'
import * as css from './markers.module.css'

interface MarkersProps {
  readonly places: readonly LocationView[]
  /** The id of the chosen place. */
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
  /** With a script, the markers are one stop for the keyboard, and arrow keys move between them. */
  readonly isHydrated: boolean
}

/** A dot that keeps its size at every zoom of the map: a line without length. */
const dotAt = ({ point }: LocationView) => `M${point.x} ${point.y}h.01`

/** Read by screen readers, and shown beside the pointer. */
const nameOf = ({ title, town }: LocationView) => `${title}, ${town}`

/** The most important places come last: they are painted over the others. */
const ranks = ['authorizedTechnicalService', 'branches', 'headquarter']
const rankOf = ({ section }: LocationView) => ranks.indexOf(section)

/** Places on a map: links to their details on the page. */
export function Markers({ places, chosen, onChoose, isHydrated }: MarkersProps) {
  const sorted = [...places].sort((a, b) => rankOf(a) - rankOf(b))
  const stop = sorted.find(({ id }) => id === chosen) ?? sorted.at(-1)

  const onClick = (event: MouseEvent, { id }: LocationView) => {
    if (!isHydrated) return
    event.preventDefault()
    onChoose(id)
  }
  const onKeyDown = (event: KeyboardEvent, place: LocationView) => {
    const next = nextPlace(places, place, event.key)
    if (!next) return
    event.preventDefault()
    onChoose(next.id)
    const marker = event.currentTarget.parentElement?.querySelector(`[href="#${next.id}"]`)
    if (marker instanceof SVGElement) marker.focus()
  }

  return (
    <>
      {sorted.map((place) => (
        <a
          key={place.id}
          href={`#${place.id}`}
          aria-label={nameOf(place)}
          aria-current={place.id === chosen || undefined}
          className={css.marker}
          data-kind={place.section}
          // Preact would write the attribute as React spells it; SVG does not know that spelling.
          ref={(marker) => {
            if (marker && isHydrated) marker.tabIndex = place === stop ? 0 : -1
          }}
          onClick={(event) => onClick(event, place)}
          onKeyDown={(event) => onKeyDown(event, place)}
        >
          <title>{nameOf(place)}</title>
          <path className={css.target} d={dotAt(place)} />
          <path className={css.dot} d={dotAt(place)} />
          <path className={css.core} d={dotAt(place)} />
        </a>
      ))}
    </>
  )
}
