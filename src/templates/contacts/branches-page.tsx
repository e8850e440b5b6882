import { useTranslation } from 'react-i18next'
import { Block } from '../../blocks'
import { Markers, PlaceRow, useLocator, writtenDistance } from '../../features/locator'
import { RichText } from '../../ui/rich-text'
import { Section } from '../../ui/section'
import { WorldMap } from '../../ui/world-map'
import * as css from './branches-page.module.css'
import { FoundCount } from './found-count'
import { MePoint } from './me-point'
import { PlaceFilter } from './place-filter'
import { PlacesHead } from './places-head'
import type { PlacesPageProps } from './places-props'

/** The branches: the search across the page, then the list beside its map, which stays in sight. */
export function BranchesPage(props: PlacesPageProps & { readonly map: string }) {
  const { title, places, map, body, blocks } = props
  const { t } = useTranslation()
  const locator = useLocator(places)
  const { found, chosen, show, isAwake, view, me, intlLocale } = locator
  return (
    <>
      <PlacesHead {...props}>
        <PlaceFilter places={places} locator={locator} />
      </PlacesHead>
      <section className={css.locator} aria-label={title}>
        <div className={css.map} data-tone="stone">
          <WorldMap map={map} label={t('place.map')} view={view}>
            <Markers
              places={found.map(({ place }) => place)}
              chosen={chosen}
              onChoose={show}
              isAwake={isAwake}
            />
            {me && <MePoint at={me} />}
          </WorldMap>
        </div>
        <div className={css.list}>
          <FoundCount locator={locator} />
          {found.map(({ place, distance }) => (
            <PlaceRow
              key={place.id}
              place={place}
              choice={locator}
              heading="h2"
              distance={distance === null ? null : writtenDistance(distance, intlLocale)}
            />
          ))}
        </div>
      </section>
      {body && (
        <Section label={title}>
          <RichText html={body} look="lead" />
        </Section>
      )}
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </>
  )
}
