import { Icon } from '../../ui/media/icon'
import { PlaceAddress, PlaceHours, PlaceServices, PlaceWays } from './place-contact'
import * as css from './places.module.css'
import type { FoundPlace } from './use-locator'
import type { PlaceChoice } from './use-place-choice'

interface PlaceRowProps extends FoundPlace {
  readonly choice: PlaceChoice
  readonly heading: 'h2' | 'h3'
}

/** A place in a list: its location, and its contact details when opened. */
export function PlaceRow({ place, choice, heading: Heading, note, distance }: PlaceRowProps) {
  const { chosen, toggle, isHydrated, State } = choice
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
        {note}
        <Icon name="chevron" />
      </summary>
      <div className={css.content}>
        <PlaceAddress place={place} />
        <PlaceWays place={place} />
        <PlaceHours place={place} State={State} />
        <PlaceServices place={place} />
      </div>
    </details>
  )
}
