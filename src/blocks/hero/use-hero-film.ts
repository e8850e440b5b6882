import { useEffect, useState } from 'react'
import { useNearViewport } from '../../ui/hooks/use-near-viewport'
import { lazyComponent } from '../../ui/lazy/lazy-code'
import { useLazy } from '../../ui/lazy/use-lazy'
import { whenFilmWelcome } from '../../ui/media/when-film-welcome'
import type { MediaView } from '../../ui/view-models'

const heroFilm = lazyComponent(async () => (await import('./hero-film')).HeroFilm)

/**
 * Fetches the code of the hero's film once the page has loaded and the hero is near, if the visitor
 * welcomes films. Otherwise the picture stays, which is the film's first frame.
 *
 * @returns a reference for the hero, whether it has a film, and the film's component when it is loaded
 */
export function useHeroFilm(video: MediaView | null) {
  const possible = video !== null && video.sources.length > 0
  const { ref, near } = useNearViewport<HTMLElement>(possible)
  const [wanted, setWanted] = useState(false)
  useEffect(
    () => (possible && near ? whenFilmWelcome(() => setWanted(true)) : undefined),
    [possible, near],
  )
  const { Component } = useLazy(heroFilm, wanted)
  return { ref, possible, Film: Component }
}
