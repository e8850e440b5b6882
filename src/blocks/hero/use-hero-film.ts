import { useEffect, useState } from 'react'
import { useNearViewport } from '../../ui/hooks/use-near-viewport'
import { lazyComponent } from '../../ui/lazy/lazy-code'
import { useLazy } from '../../ui/lazy/use-lazy'
import type { MediaView } from '../../ui/view-models'
import { welcomesFilm } from './welcomes-film'

/** Calls back when the page has loaded its first resources; a film may wait for that. */
function afterLoad(callback: () => void): () => void {
  if (document.readyState === 'complete') {
    callback()
    return () => undefined
  }
  window.addEventListener('load', callback, { once: true })
  return () => window.removeEventListener('load', callback)
}

const heroFilm = lazyComponent(async () => (await import('./hero-film')).HeroFilm)

/**
 * Fetches the code of the hero's film once the page has loaded and the hero is near, if the visitor
 * welcomes films. Otherwise the picture stays, which is the film's first frame.
 *
 * @returns a reference for the hero, and the film's component when it is loaded
 */
export function useHeroFilm(video: MediaView | null) {
  const possible = video !== null && video.sources.length > 0
  const { ref, near } = useNearViewport<HTMLElement>(possible)
  const [wanted, setWanted] = useState(false)
  useEffect(
    () => (possible && near && welcomesFilm() ? afterLoad(() => setWanted(true)) : undefined),
    [possible, near],
  )
  const { Component } = useLazy(heroFilm, wanted)
  return { ref, Film: Component }
}
