import { useEffect, useRef, useState } from 'react'
import * as css from './hero.module.css'
import type { MediaView } from '../../ui/view-models'

export interface HeroFilmProps {
  readonly film: MediaView
  /** Whether the visitor has paused it. */
  readonly paused: boolean
}

/**
 * The silent loop over the hero's picture. It plays while it can be seen, and appears with its
 * first frame. It is decorative: the picture's text describes it.
 */
export function HeroFilm({ film, paused }: HeroFilmProps) {
  const ref = useRef<HTMLVideoElement>(null)
  const [shown, setShown] = useState(false)

  useEffect(() => {
    const video = ref.current
    if (!video || paused) return undefined
    const observer = new IntersectionObserver((entries) => {
      // A browser may refuse to play, for example to save energy: then the picture stays.
      if (entries.some((entry) => entry.isIntersecting)) video.play().catch(() => undefined)
      else video.pause()
    })
    observer.observe(video)
    return () => {
      observer.disconnect()
      video.pause()
    }
  }, [paused])

  return (
    <video
      ref={ref}
      className={css.film}
      data-shown={shown}
      aria-hidden="true"
      muted
      loop
      playsInline
      preload="none"
      onPlaying={() => setShown(true)}
    >
      {film.sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
    </video>
  )
}
