import type { RefObject } from 'react'
import * as css from './level-2.module.css'
import { ButtonLink } from '../../ui/controls/button'
import { cx } from '../../ui/cx'
import { Icon } from '../../ui/media/icon'
import { chooseLevel1 } from '../overlays/layout-store'
import type { NavigationItem, NavigationTexts } from '../view-models'
import { Children } from './children'
import { ProductFinderSlot } from './product-finder-slot'
import { Teasers } from './teasers'

interface Level2Props {
  readonly item: NavigationItem
  readonly texts: NavigationTexts
  readonly isChosen: boolean
  readonly backRef: RefObject<HTMLButtonElement>
}

/** "Discover" and the buttons that editors add. */
function Ways({ item, texts }: Pick<Level2Props, 'item' | 'texts'>) {
  const { href, indexPage, actions } = item
  const discover = indexPage && href !== null
  if (!discover && actions.length === 0) return null
  return (
    <p className={css.ways}>
      {discover && <ButtonLink kind="line" href={href} label={texts.discover} />}
      {actions.map((action) => (
        <ButtonLink key={action.href} kind="text" {...action} />
      ))}
    </p>
  )
}

/** The content of an item of level 1: filters, children, links and teasers. */
export const Level2 = ({ item, texts, isChosen, backRef }: Level2Props) => (
  <div className={css.panel} role="group" aria-label={item.title}>
    <div className={css.head}>
      <button ref={backRef} type="button" className={css.back} onClick={() => chooseLevel1(null)}>
        <Icon name="back" />
        {texts.back}
      </button>
      <p className={css.title}>{item.title}</p>
    </div>
    <div className={css.content}>
      {/* In the browser only, and only when it is wanted: the static HTML has the children. */}
      {item.hasFilters && isChosen && <ProductFinderSlot />}
      <div className={cx(item.hasFilters && css.quick)}>
        <Children items={item.children} />
      </div>
      <Ways item={item} texts={texts} />
    </div>
    <Teasers teasers={item.teasers} />
  </div>
)
