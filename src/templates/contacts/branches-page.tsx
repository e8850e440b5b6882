import { PlaceRow, useLocator } from '../../features/locator'
import { cx } from '../../ui/cx'
import { Hydrate } from '../../ui/hydration/hydrate'
import * as css from './branches-page.module.css'
import { ComposedContent } from '../composed/composed-content'
import { FoundCount } from './found-count'
import { PlaceFilter } from './place-filter'
import { PlacesHead } from './places-head'
import { PlacesMap } from './places-map'
import type { PlacesPageProps } from './places-props'

/** The branches: the search across the page, then the list beside its map, which stays in sight. */
export function BranchesPage(props: PlacesPageProps & { readonly map: string }) {
  const { title, places, map } = props
  const locator = useLocator(places)
  const { found } = locator
  return (
    <>
      <PlacesHead {...props}>
        <PlaceFilter places={places} locator={locator} />
      </PlacesHead>
      <section className={css.locator} aria-label={title}>
        <div className={cx('below-header', css.map)} data-tone="stone">
          <PlacesMap map={map} locator={locator} />
        </div>
        <Hydrate when="now">
          {(root) => (
            <div {...root} className={css.list}>
              <FoundCount locator={locator} />
              {found.map(({ place, ...told }) => (
                <PlaceRow key={place.id} place={place} choice={locator} heading="h2" {...told} />
              ))}
            </div>
          )}
        </Hydrate>
      </section>
      <ComposedContent {...props} />
    </>
  )
}
