import * as css from './film.module.css'
import { useNearViewport } from '../hydration/use-near-viewport'
import type { MediaView } from '../view-models'

/** The film itself, with the browser's own controls. Content brings no captions: it starts silent. */
const Player = ({ film: { image, caption, sources } }: { film: MediaView }) => (
  <video
    className={css.video}
    aria-label={caption ?? image?.alt}
    poster={image?.data?.images.fallback?.src ?? image?.src}
    controls
    muted
    playsInline
    preload="none"
  >
    {sources.map(({ src, type }) => (
      <source key={src} src={src} type={type} />
    ))}
  </video>
)

/**
 * A film in the frame around it. Its poster is fetched when it comes near, as pictures are (without
 * JavaScript at once), and the film when it is played.
 */
export function Film({ film }: { film: MediaView }) {
  const { ref, near } = useNearViewport<HTMLDivElement>()
  return (
    <div ref={ref} className={css.film}>
      {near ? (
        <Player film={film} />
      ) : (
        // Only the server fills it: a poster that is made in the browser would start to load.
        <noscript>{typeof window === 'undefined' && <Player film={film} />}</noscript>
      )}
    </div>
  )
}
