import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Markers, PlaceRow, usePlaceChoice } from '../../features/locator'
import { cx } from '../../ui/cx'
import { Hydrate } from '../../ui/hydration/hydrate'
import { Link } from '../../ui/controls/link'
import { WORLD_VIEW, WorldMap } from '../../ui/media/world-map'
import * as css from './world-explorer.module.css'
import type { WorldwidePageProps } from './worldwide-props'

type WorldExplorerProps = Pick<WorldwidePageProps, 'places' | 'regions' | 'kinds'> & {
  readonly map: string
}

/** The legend of the map's dots, with the page of each kind. */
const Legend = ({ kinds }: Pick<WorldwidePageProps, 'kinds'>) => (
  <ul className={css.legend}>
    {kinds.map(({ section, label, href }) => (
      <li key={section} className={css.kind} data-kind={section}>
        <Link href={href}>{label}</Link>
      </li>
    ))}
  </ul>
)

/**
 * The map of all places beside their list. A region zooms the map and filters the list. A chosen
 * place brings both to it.
 */
export function WorldExplorer({ places, regions, kinds, map }: WorldExplorerProps) {
  const { t } = useTranslation()
  const choice = usePlaceChoice(places)
  const [wanted, setWanted] = useState<string | null>(null)
  const shown = regions.filter(({ id }) => wanted === null || id === wanted)
  const chosen = places.find(({ id }) => id === choice.chosen)
  const near = regions.find(({ id }) => id === (wanted ?? chosen?.area?.id))

  const regionButton = (id: string | null, title: string, count: number) => (
    <li key={id}>
      <button
        type="button"
        className={css.region}
        aria-pressed={id === wanted}
        onClick={() => setWanted(id)}
      >
        {title} <span className={css.count}>{count}</span>
      </button>
    </li>
  )

  return (
    <div className={css.explorer}>
      <div className={cx('below-header', css.view)}>
        <ul className={css.regions} data-needs-script>
          {regionButton(null, t('chrome.worldwide'), places.length)}
          {regions.map(({ id, title, places: own }) => regionButton(id, title, own.length))}
        </ul>
        <div className={css.map}>
          <WorldMap map={map} label={t('place.map')} view={near?.view ?? WORLD_VIEW}>
            <Markers
              places={places}
              chosen={choice.chosen}
              onChoose={(id) => {
                setWanted(null)
                choice.show(id)
              }}
              isHydrated={choice.isHydrated}
            />
          </WorldMap>
        </div>
        <Legend kinds={kinds} />
      </div>
      <div className={css.list}>
        {shown.map((region) => (
          <Hydrate key={region.id} when="now">
            {(root) => (
              <section {...root} aria-label={region.title}>
                <h2 className={css.title}>{region.title}</h2>
                {region.places.map((place) => (
                  <PlaceRow key={place.id} place={place} choice={choice} heading="h3" />
                ))}
              </section>
            )}
          </Hydrate>
        ))}
      </div>
    </div>
  )
}
