import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LocatorSection } from '../../../routes'
import { useSite } from '../../../ui/site-context'
import { WORLD_VIEW } from '../../../ui/media/world-map'
import type { KnownPlace } from '../gazetteer/known-place'
import { useMinute } from '../../open-now'
import { isReached, type LocationView, type PlacesFile } from '../../places'
import { matchingPlaces } from '../search'
import type { Locator, SearchResult } from '../use-locator'
import { foundPlaces } from './found-places'
import { noteOf } from './place-note'
import { useKnownPlaces } from './use-known-places'
import { useVisitorPosition } from './use-visitor-position'

/**
 * Countries for a name or post code that exists in several: the site's own, then those with places.
 */
function preferredCountries(intlLocale: string, places: readonly LocationView[]): string[] {
  const own = new Intl.Locale(intlLocale).region
  return [...new Set([...(own ? [own] : []), ...places.map(({ country }) => country)])]
}

/**
 * Searches the places of all kinds, and passes the result to the locator. A text that matches no
 * place may be a town or a post code: then the nearest places are found.
 *
 * @param own the places of the page
 * @param places those of all kinds
 */
export function usePlaceSearch(
  own: readonly LocationView[],
  places: PlacesFile['places'],
  locator: Locator,
) {
  const { query, isNarrowed, isNear, setNear, setResult } = locator
  const { intlLocale } = useSite()
  const { t } = useTranslation('places')
  const now = useMinute()

  const [kind, setKind] = useState<LocatorSection | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const fail = useCallback(() => {
    setNear(false)
    setFailed(true)
  }, [setNear])
  const position = useVisitorPosition(isNear, fail)
  useEffect(() => {
    if (position) setFailed(false)
  }, [position])

  const { country } = query
  const text = query.text.trim()
  const named = useMemo(() => matchingPlaces(places, query), [places, query])
  const preferred = useMemo(
    () => (country ? [country] : preferredCountries(intlLocale, places)),
    [country, intlLocale, places],
  )
  const known = useKnownPlaces(text && named.length === 0 ? text : '', preferred)
  const [wanted, setWanted] = useState<KnownPlace | null>(null)
  const town = known?.find((each) => each === wanted) ?? known?.[0] ?? null

  const result = useMemo((): SearchResult | null => {
    if (!isNarrowed && !isNear) {
      if (!hasFailed) return null
      const found = own.map((place) => ({ place }))
      return { found, view: WORLD_VIEW, around: null, problem: t('nearFailed') }
    }
    // The nearest place may be in another country than the town.
    const candidates = town ? matchingPlaces(places, { ...query, text: '', country: '' }) : named
    const matches = candidates.filter(
      (place) => (!kind || place.section === kind) && (!isOpen || isReached(place, now)),
    )
    const found = foundPlaces({
      matches,
      all: places.length,
      from: position ?? town,
      locale: intlLocale,
      noteOf,
    })
    return { ...found, problem: matches.length === 0 ? t('none') : null }
  }, [
    isNarrowed,
    isNear,
    hasFailed,
    own,
    places,
    query,
    named,
    town,
    kind,
    isOpen,
    now,
    position,
    intlLocale,
    t,
  ])

  // The old result stays until the gazetteer has found the town.
  const isAsking = known === null
  useEffect(() => {
    if (!isAsking) setResult(result)
  }, [result, isAsking, setResult])

  return { kind, setKind, isOpen, setOpen, town, known, setWanted }
}
export type PlaceSearchState = ReturnType<typeof usePlaceSearch>
