import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './hero.module.css'
import { useHeroFilm } from './use-hero-film'
import { Actions } from '../../ui/controls/button'
import { Icon } from '../../ui/media/icon'
import { Picture } from '../../ui/media/picture'
import type { HeroView } from '../view-models'

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
        {image && <Picture image={image} sizes="100vw" ratio="fill" eager={first} />}
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
