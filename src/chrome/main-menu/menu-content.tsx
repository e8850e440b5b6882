import { useEffect, useRef, type RefObject } from 'react'
import * as css from './menu-content.module.css'
import { useLayout, closeOverlay } from '../overlays/layout-store'
import { Contacts } from './contacts'
import { Highlights } from './highlights'
import { Level1Item } from './level-1-item'
import type { MainMenuView } from '../view-models'
import { useMenuKeys } from './use-menu-keys'
import { opensElsewhere } from '../../ui/controls/opens-elsewhere'

/**
 * Closes the main menu when a link in it leads to the page that is shown (requirements 2.4); all
 * other pages close it by appearing. A link with a query or a fragment is followed too.
 */
function useSamePage(ref: RefObject<HTMLElement>): void {
  useEffect(() => {
    const menu = ref.current
    if (!menu) return undefined
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || opensElsewhere(event)) return
      if (link.origin !== location.origin || link.pathname !== location.pathname) return
      if (link.search === '' && link.hash === '') event.preventDefault()
      closeOverlay('mainMenu')
    }
    // Before the link's own handler, which would navigate.
    menu.addEventListener('click', onClick, { capture: true })
    return () => menu.removeEventListener('click', onClick, { capture: true })
  }, [ref])
}

/**
 * The content of the main menu. One markup serves both of its shapes: the style sheets put level 2
 * beside level 1 in large windows and over it in small ones.
 */
export function MenuContent(props: MainMenuView) {
  const { items, highlights, company, copyrightYear, texts } = props
  const ref = useRef<HTMLDivElement>(null)
  const isChosen = useLayout(({ level1 }) => level1 !== null)
  // A script is at work, and not the browser alone: level 2 may lie over level 1.
  useEffect(() => ref.current?.setAttribute('data-live', ''), [])
  useMenuKeys(ref)
  useSamePage(ref)
  return (
    <div ref={ref} className={css.sheet} data-chosen={isChosen || undefined}>
      <nav className={css.navigation} aria-label={texts.label}>
        <ul className={css.items}>
          {items.map((item, index) => (
            <li key={item.id} className={css.item}>
              <Level1Item item={item} texts={texts} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      </nav>
      <Highlights highlights={highlights} label={texts.highlights} stepAside={isChosen} />
      <Contacts company={company} copyrightYear={copyrightYear} texts={texts} />
    </div>
  )
}
