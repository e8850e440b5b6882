import { useTranslation } from 'react-i18next'
import { Markers, type Locator } from '../../features/locator'
import { WorldMap } from '../../ui/media/world-map'
import { MePoint } from './me-point'

/** The found places on the map, in step with their list, and the visitor's position. */
export function PlacesMap({ map, locator }: { map: string; locator: Locator }) {
  const { t } = useTranslation()
  const { found, chosen, show, isHydrated, view, around } = locator
  return (
    <WorldMap map={map} label={t('place.map')} view={view}>
      <Markers
        places={found.map(({ place }) => place)}
        chosen={chosen}
        onChoose={show}
        isHydrated={isHydrated}
      />
      {around && <MePoint at={around} />}
    </WorldMap>
  )
}
