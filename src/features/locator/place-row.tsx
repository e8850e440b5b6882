import { Icon } from '../../ui/media/icon'
import type { LocationView } from './location-view'
import { PlaceAddress, PlaceServices, PlaceWays } from './place-contact'
import * as css from './places.module.css'
import type { PlaceChoice } from './use-place-choice'

interface PlaceRowProps {
  readonly place: LocationView
  readonly choice: PlaceChoice
  readonly heading: 'h2' | 'h3'
  /** How far away it is, in the site's words. */
  readonly distance?: string | null
}

/** A place in a list: where it is, and behind that how to reach it. */
export function PlaceRow({ place, choice, heading: Heading, distance }: PlaceRowProps) {
  const { chosen, toggle, isHydrated } = choice
  return (
    <details id={place.id} className={css.row} data-kind={place.section} open={place.id === chosen}>
      <summary
        className={css.summary}
        onClick={(event) => {
          if (!isHydrated) return
          event.preventDefault()
          toggle(place.id)
        }}
      >
        <Heading className={css.country}>{place.countryName}</Heading>
        <p className={css.name}>
          {place.town} · {place.title}
        </p>
        <p className={css.far}>{distance}</p>
        <Icon name="chevron" />
      </summary>
      <div className={css.content}>
        <PlaceAddress place={place} />
        <PlaceWays place={place} />
        <PlaceServices place={place} />
      </div>
    </details>
  )
}
