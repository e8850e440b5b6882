import { useState, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './hero.module.css'
import { useNearViewport } from '../../ui/hooks/use-near-viewport'
import { lazyComponent } from '../../ui/lazy/lazy-code'
import { useLazy } from '../../ui/lazy/use-lazy'
import { whenFilmWelcome } from '../../ui/media/when-film-welcome'
import type { MediaView } from '../../ui/view-models'
import { Actions } from '../../ui/controls/button'
import { Icon } from '../../ui/media/icon'
import { Picture } from '../../ui/media/picture'
import type { HeroView } from '../view-models'

/** A picture of 16:9 that covers the window, which is taller on a phone. */
const SIZES = 'max(100vw, 178vh)'

const heroFilm = lazyComponent(async () => (await import('./hero-film')).HeroFilm)

/**
 * Fetches the code of the hero's film once the page has loaded and the hero is near, if the visitor
 * welcomes films. Otherwise the picture stays, which is the film's first frame.
 *
 * @returns a reference for the hero, whether it has a film, and the film's component when it is loaded
 */
function useHeroFilm(video: MediaView | null) {
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

/**
 * The opening of a page: a dark picture over the whole width, with the headline in its quiet left
 * part. If the visitor welcomes films, a film plays over the picture, with a button that stops it
 * (WCAG 2.2.2).
 */
export function HeroBlock({ block, first }: { block: HeroView; first: boolean }) {
  const { t } = useTranslation()
  const { ref, possible, Film } = useHeroFilm(block.video)
  const [paused, setPaused] = useState(false)
  const Heading = first ? 'h1' : 'h2'
  const image = block.image ?? block.video?.image
  return (
    <section ref={ref} className={css.hero} data-tone="dark" data-plays={possible || undefined}>
      <div className={css.backdrop}>
        {image && <Picture image={image} sizes={SIZES} ratio="fill" eager={first} />}
        {Film && block.video && <Film film={block.video} paused={paused} />}
      </div>
      <div className={css.sheet}>
        <Heading className={css.title}>{block.title}</Heading>
        <div className={css.foot}>
          {Film && (
            <button
              type="button"
              className={css.pause}
              aria-label={t(paused ? 'film.play' : 'film.pause')}
              onClick={() => setPaused(!paused)}
            >
              <Icon name={paused ? 'play' : 'pause'} />
            </button>
          )}
          {block.preTitle && <p className={css.preTitle}>{block.preTitle}</p>}
          {block.text && <p className={css.text}>{block.text}</p>}
          <Actions actions={block.actions} />
        </div>
      </div>
    </section>
  )
}
