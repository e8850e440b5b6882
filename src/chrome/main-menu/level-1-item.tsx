import { useLayoutEffect, useRef } from 'react'
import * as css from './level-1-item.module.css'
import { Icon } from '../../ui/media/icon'
import { Link } from '../../ui/controls/link'
import { chooseLevel1, useLayout } from '../overlays/layout-store'
import type { NavigationItem, NavigationTexts } from '../view-models'
import { preloadProductFinder } from './product-finder-slot'
import { Level2 } from './level-2'

interface Level1ItemProps {
  readonly item: NavigationItem
  readonly texts: NavigationTexts
  /** The focus begins here when the menu is opened. */
  readonly isFirst: boolean
}

/** Attributes that all controls of level 1 share; the arrow keys find them by `data-level-1`. */
const control = (isFirst: boolean) => ({
  className: css.control,
  'data-level-1': '',
  ...(isFirst ? { 'data-first-focus': '' } : {}),
})

/** A section of the website: its panel is open while it is chosen. */
function MenuSection({ item, texts, isFirst }: Level1ItemProps) {
  const { id, title, hasFilters } = item
  const details = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const back = useRef<HTMLButtonElement>(null)
  const isChosen = useLayout(({ level1 }) => level1 === id)

  // A visitor who was faster than the script opened it by the browser alone.
  useLayoutEffect(() => {
    if (details.current?.open) chooseLevel1(id)
  }, [id])

  const wasChosen = useRef(false)

  // With the panel, not after its first paint: the next key goes to the focused element.
  useLayoutEffect(() => {
    const { open, level1 } = useLayout.getState()
    // Displayed in small windows only; in large ones this does nothing and the focus stays.
    if (isChosen) back.current?.focus({ preventScroll: true })
    else if (wasChosen.current && open === 'mainMenu' && level1 === null) summary.current?.focus()
    wasChosen.current = isChosen
  }, [isChosen])

  return (
    <details ref={details} name="main-menu-level-1" open={isChosen}>
      <summary
        ref={summary}
        {...control(isFirst)}
        onPointerEnter={hasFilters ? preloadProductFinder : undefined}
        onFocus={hasFilters ? preloadProductFinder : undefined}
        onClick={(event) => {
          event.preventDefault()
          chooseLevel1(isChosen ? null : id)
        }}
      >
        <span className={css.title}>{title}</span>
        <Icon name="arrow" />
        {/* A preview for the eye: the links follow in the panel. */}
        <span className={css.inside} aria-hidden="true">
          {item.children.map((child) => child.title).join(' · ')}
        </span>
      </summary>
      <Level2 item={item} texts={texts} isChosen={isChosen} backRef={back} />
    </details>
  )
}

/**
 * An item of the first level. With children or filters it opens its panel; with neither it leads to
 * its page (requirements 2.4).
 */
export function Level1Item(props: Level1ItemProps) {
  const { item, isFirst } = props
  if (item.children.length > 0 || item.hasFilters) return <MenuSection {...props} />
  return item.href === null ? null : (
    <Link href={item.href} {...control(isFirst)}>
      <span className={css.title}>{item.title}</span>
    </Link>
  )
}
