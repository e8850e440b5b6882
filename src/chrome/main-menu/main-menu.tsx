import { useEffect, useRef } from 'react'
import * as css from './main-menu.module.css'
import { LazyHydrate } from '../../ui/hydration/lazy-hydrate'
import { markCurrentLinks } from '../layout/use-current-links'
import { useLayout } from '../overlays/layout-store'
import { OverlayDisclosure } from '../overlays/overlay-disclosure'
import type { MainMenuView } from '../view-models'
import { MenuContent } from './menu-content'
import { useInteractionIntent } from '../../ui/hydration/use-interaction-intent'

/**
 * The main menu (requirements 2.4): the hamburger and, below the header, all main pages. Its links
 * are in the static HTML and work there; they are hydrated when a visitor may be about to use them.
 */
export function MainMenu(props: MainMenuView) {
  const { texts } = props
  const ref = useRef<HTMLDivElement>(null)
  const isOpen = useLayout(({ open }) => open === 'mainMenu')
  const live = useInteractionIntent(ref) || isOpen

  // Its links have been rendered again.
  useEffect(() => {
    if (live) markCurrentLinks()
  }, [live])

  return (
    <div ref={ref} className={css.menu}>
      <OverlayDisclosure
        name="mainMenu"
        label={texts.menu}
        summaryClass={css.hamburger}
        panelClass={css.panel}
        summary={
          <>
            <span className={css.lines} aria-hidden="true" />
            <span className="visually-hidden">{texts.menu}</span>
          </>
        }
      >
        <LazyHydrate when={live} className={css.content}>
          <MenuContent {...props} live={live} />
        </LazyHydrate>
      </OverlayDisclosure>
    </div>
  )
}
