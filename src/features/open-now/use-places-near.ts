import { useEffect, useState } from 'react'
import { WORLDWIDE } from '../../sites'
import { useSite } from '../../ui/site-context'
import type { SearchedPlace } from '../places'
import { placesNear, type Guess } from './nearest-places'
import { browserPlace } from './time-zones'
import { usePlacesFile } from './use-places-file'

/** The country of a site's locale; the worldwide site belongs to none. */
const countryOf = ({ handle, intlLocale }: ReturnType<typeof useSite>) =>
  handle === WORLDWIDE ? null : (new Intl.Locale(intlLocale).region ?? null)

/**
 * The places near the visitor, the nearest first. The browser's time zone and the site give the
 * guess; the visitor's position is not asked for.
 *
 * @returns `null` until they are known, and for good when the places fail to load
 */
export function usePlacesNear(): readonly SearchedPlace[] | null {
  const site = useSite()
  const file = usePlacesFile()
  const [guess, setGuess] = useState<Guess | null>(null)

  useEffect(() => {
    let here = true
    const tell = (zone: Guess['zone']) => here && setGuess({ zone, siteCountry: countryOf(site) })
    browserPlace().then(tell, () => tell(null))
    return () => {
      here = false
    }
  }, [site])

  return file.state === 'ready' && guess ? placesNear(file.data.places, guess) : null
}
