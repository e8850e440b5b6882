import { useEffect, useState } from 'react'
import * as css from './film.module.css'
import { firstInteraction } from '../hydration/interaction'
import { isServer } from '../hydration/hydrating'
import { onceWanted, useNearViewport } from '../hooks/use-near-viewport'
import type { MediaView } from '../view-models'

/**
 * The film itself, with the browser's own controls. Content has no captions: the film starts
 * silent. The controls come with a visitor's first movement, because a browser takes longer to
 * style the first controls of a page than all else on it.
 */
function Player({ film: { image, caption, sources } }: { film: MediaView }) {
  const [controls, setControls] = useState(isServer)
  useEffect(() => void firstInteraction().then(() => setControls(true)), [])
  return (
    <video
      className={css.video}
      aria-label={caption ?? image?.alt}
      poster={image?.data?.images.fallback?.src ?? image?.src}
      controls={controls}
      muted
      playsInline
      preload="none"
    >
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
    </video>
  )
}

/**
 * A film in the frame around it. Its poster is fetched when it comes near, as pictures are (without
 * JavaScript at once), and the film when it is played.
 */
export function Film({ film }: { film: MediaView }) {
  const { ref, near } = useNearViewport<HTMLDivElement>(true, onceWanted)
  return (
    <div ref={ref} className={css.film}>
      {near ? (
        <Player film={film} />
      ) : (
        // Only the server fills it: a poster created in the browser would start to load.
        <noscript>{isServer && <Player film={film} />}</noscript>
      )}
    </div>
  )
}
