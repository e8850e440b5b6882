import {
  PlaceAddress,
  PlaceHours,
  PlaceServices,
  PlaceWays,
  useLocator,
  type FoundPlace,
  type Locator,
} from '../../features/locator'
import { Hydrate } from '../../ui/hydration/hydrate'
import { ComposedContent } from '../composed/composed-content'
import { FoundCount } from './found-count'
import { PlaceFilter } from './place-filter'
import { PlacesHead } from './places-head'
import { PlacesMap } from './places-map'
import type { PlacesPageProps } from './places-props'
import * as css from './technical-service-page.module.css'

interface PartnerProps extends FoundPlace {
  readonly isChosen: boolean
  readonly State: Locator['State']
}

/** A partner as on a card of a file: the country, the name, and above all how to reach it. */
const Partner = ({ place, isChosen, note, distance, State }: PartnerProps) => (
  <article id={place.id} className={css.card} data-chosen={isChosen}>
    <p className={css.label}>
      <span>{place.countryName}</span>
      <span>{distance}</span>
    </p>
    <div>
      <h2 className={css.name}>{place.title}</h2>
      {note}
    </div>
    <PlaceAddress place={place} />
    <PlaceWays place={place} />
    <PlaceHours place={place} State={State} />
    <PlaceServices place={place} />
  </article>
)

/** The technical service: search and map in the margin, the partners as a file of cards. */
export function TechnicalServicePage(props: PlacesPageProps & { readonly map: string }) {
  const { title, places, map } = props
  const locator = useLocator(places)
  const { found, chosen } = locator
  return (
    <>
      <PlacesHead {...props} />
      <section className={css.directory} aria-label={title}>
        <div className={css.aside}>
          <div className={css.map} data-tone="dark">
            <PlacesMap map={map} locator={locator} />
          </div>
          <PlaceFilter places={places} locator={locator} />
          <FoundCount locator={locator} />
        </div>
        <Hydrate when="now">
          {(root) => (
            <div {...root} className={css.cards}>
              {found.map(({ place, ...told }) => (
                <Partner
                  key={place.id}
                  place={place}
                  isChosen={place.id === chosen}
                  State={locator.State}
                  {...told}
                />
              ))}
            </div>
          )}
        </Hydrate>
      </section>
      <ComposedContent {...props} />
    </>
  )
}
