import * as css from './video.module.css'
import { Film } from '../../ui/media/film'
import { Section } from '../../ui/layout/section'
import type { VideoView } from '../view-models'

/** A film in a dark room: its title in the label columns, its caption below. */
export const VideoBlock = ({ block: { title, video } }: { block: VideoView }) => (
  <Section title={title} tone="dark">
    <figure>
      <div className={css.frame}>
        <Film film={video} />
      </div>
      {video.caption && <figcaption className={css.caption}>{video.caption}</figcaption>}
    </figure>
  </Section>
)
