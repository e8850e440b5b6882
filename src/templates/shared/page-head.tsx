import type { ReactNode } from 'react'
import * as css from './page-head.module.css'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs'
import { Picture } from '../../ui/media/picture'
import type { ImageView, LinkView } from '../../ui/view-models'

interface PageHeadProps {
  readonly trail: readonly LinkView[]
  readonly title: string
  readonly claim?: string | null
  readonly text?: string | null
  readonly image?: ImageView | null
  readonly children?: ReactNode
}

/**
 * The number of letters that makes a word need smaller type, so that browsers need not break it.
 */
const LONG = 14
const LONGEST = 18

/**
 * The length of the longest word of a title: German ones are longer than a column of large type.
 */
function wordLength(title: string): 'long' | 'longest' | undefined {
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length))
  if (longest >= LONGEST) return 'longest'
  return longest >= LONG ? 'long' : undefined
}

/** Opens a catalogue page: its breadcrumbs, its title and claim, beside a picture to the edge. */
export const PageHead = ({ trail, title, claim, text, image, children }: PageHeadProps) => (
  <div className={css.head} data-tone="stone" data-picture={Boolean(image)}>
    <div className={css.content}>
      <Breadcrumbs trail={trail} current={title} />
      <h1 className={css.title} data-words={wordLength(title)}>
        {title}
      </h1>
      <div className={css.foot}>
        {claim && <p className={css.claim}>{claim}</p>}
        {text && <p>{text}</p>}
        {children}
      </div>
    </div>
    {image && (
      <div className={css.picture}>
        <Picture image={image} sizes="(min-width: 64em) 58vw, 100vw" ratio="fill" eager />
      </div>
    )}
  </div>
)
