import { useState } from 'react'
import type { Coordinates } from '../../ui/media/world-map'

/** How long the browser may search, and how old a position may be, in milliseconds. */
const LIMITS = { timeout: 10_000, maximumAge: 300_000 }

/** Where the visitor is, once they have asked to be found. */
export interface VisitorPosition {
  readonly position: Coordinates | null
  readonly state: 'off' | 'asking' | 'on' | 'failed'
  /** Asks the browser, which asks the visitor; when the position is known, forgets it. */
  readonly toggle: () => void
}

/**
 * The visitor's position; never asked for by itself. A failure is a warning in the console
 * (requirements 8), and the page goes on without.
 */
export function useVisitorPosition(): VisitorPosition {
  const [position, setPosition] = useState<Coordinates | null>(null)
  const [state, setState] = useState<VisitorPosition['state']>('off')

  const fail = (reason: string) => {
    console.warn(`The visitor's position is not known: ${reason}`)
    setState('failed')
  }
  const toggle = () => {
    if (position) {
      setPosition(null)
      setState('off')
      return
    }
    if (!('geolocation' in navigator)) {
      fail('the browser has no geolocation')
      return
    }
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => {
        setPosition({ longitude, latitude })
        setState('on')
      },
      ({ message }) => fail(message),
      LIMITS,
    )
  }
  return { position, state, toggle }
}
