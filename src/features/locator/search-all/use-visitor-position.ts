import { useEffect, useState } from 'react'
import type { Coordinates } from '../../../ui/media/world-map'

/** How long the browser may search, and how old a position may be, in milliseconds. */
const LIMITS = { timeout: 10_000, maximumAge: 300_000 }

/**
 * The visitor's position; never requested by itself. The page works without one. A failure is a
 * warning in the console (requirements 8).
 *
 * @param isWanted whether to locate the visitor; the browser then asks for permission
 * @param onFailure is called when there is no position
 */
export function useVisitorPosition(isWanted: boolean, onFailure: () => void): Coordinates | null {
  const [position, setPosition] = useState<Coordinates | null>(null)

  useEffect(() => {
    if (!isWanted) return undefined
    let here = true
    const fail = (reason: string) => {
      console.warn(`The visitor's position is not known: ${reason}`)
      onFailure()
    }
    if ('geolocation' in navigator) {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { longitude, latitude } }) => here && setPosition({ longitude, latitude }),
        ({ message }) => here && fail(message),
        LIMITS,
      )
    } else {
      fail('the browser has no geolocation')
    }
    return () => {
      here = false
      setPosition(null)
    }
  }, [isWanted, onFailure])

  return position
}
