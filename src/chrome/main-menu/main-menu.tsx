import * as css from './main-menu.module.css'
import { Hydrate } from '../../ui/hydration/hydrate'
import { OverlayDisclosure } from '../overlays/overlay-disclosure'
import type { MainMenuView } from '../view-models'
import { MenuContent } from './menu-content'

/**
 * The main menu (requirements 2.4): the hamburger and, below the header, all main pages. Its links
 * are in the static HTML and work there; they are hydrated in a task of their own.
 */
export const MainMenu = (props: MainMenuView) => (
  <div className={css.menu}>
    <OverlayDisclosure
      name="mainMenu"
      label={props.texts.menu}
      summaryClass={css.hamburger}
      panelClass={css.panel}
      summary={
        <>
          <span className={css.lines} aria-hidden="true" />
          <span className="visually-hidden">{props.texts.menu}</span>
        </>
      }
    >
      <Hydrate when="now">
        {(root) => (
          <div {...root} className={css.content}>
            <MenuContent {...props} />
          </div>
        )}
      </Hydrate>
    </OverlayDisclosure>
  </div>
)
