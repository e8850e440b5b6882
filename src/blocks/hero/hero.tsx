import * as css from './hero.module.css'
import { Actions } from '../../ui/button'
import { Picture } from '../../ui/picture'
import type { HeroView } from '../view-models'

/** The opening of a page: a dark picture over the whole width, the headline in its quiet left part. */
export function HeroBlock({ block, first }: { block: HeroView; first: boolean }) {
  const Heading = first ? 'h1' : 'h2'
  return (
    <section className={css.hero} data-tone="dark">
      {block.image && (
        <div className={css.backdrop}>
          <Picture image={block.image} sizes="100vw" ratio="fill" eager={first} />
        </div>
      )}
      <div className={css.sheet}>
        <Heading className={css.title}>{block.title}</Heading>
        <div className={css.foot}>
          {block.preTitle && <p className={css.preTitle}>{block.preTitle}</p>}
          {block.text && <p className={css.text}>{block.text}</p>}
          <Actions actions={block.actions} />
        </div>
      </div>
    </section>
  )
}
