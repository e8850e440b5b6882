import * as css from './story.module.css'
import { ButtonLink } from '../../ui/controls/button'
import { Picture } from '../../ui/media/picture'
import { RichText } from '../../ui/text/rich-text'
import type { StoryView } from '../view-models'

/** A story beside a large picture that extends to the edge of the window. */
export const StoryBlock = ({ block }: { block: StoryView }) => (
  <section className={css.story} data-tone="stone" data-picture={Boolean(block.image)}>
    {block.image && (
      <div className={css.picture}>
        <Picture image={block.image} sizes="(min-width: 64em) 60vw, 100vw" ratio="fill" />
      </div>
    )}
    <div className={css.content}>
      {block.preTitle && <p className={css.preTitle}>{block.preTitle}</p>}
      <h2>{block.title}</h2>
      <RichText html={block.text} below={2} />
      {block.action && <ButtonLink kind="text" {...block.action} />}
    </div>
  </section>
)
