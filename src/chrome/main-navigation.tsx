import * as css from './main-navigation.module.css'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { NavigationPanel } from './navigation-panel'
import { OVERLAY_GROUP } from './overlay-group'
import type { NavigationItem, NavigationTexts } from './view-models'

interface MainNavigationProps {
  readonly items: readonly NavigationItem[]
  readonly texts: NavigationTexts
}

/** Level 1 as a row, each item with children opening a panel below the header. */
const Row = ({ items, texts }: MainNavigationProps) => (
  <nav className={css.row} aria-label={texts.label}>
    <ul className={css.rowList}>
      {items.map((item) => (
        <li key={item.id}>
          {item.children.length === 0 ? (
            item.href && (
              <Link href={item.href} className={css.top}>
                {item.title}
              </Link>
            )
          ) : (
            <details name={OVERLAY_GROUP} data-overlay>
              <summary className={css.top}>{item.title}</summary>
              <NavigationPanel item={item} texts={texts} />
            </details>
          )}
        </li>
      ))}
    </ul>
  </nav>
)

/** Level 1 as a numbered list behind the menu button, each item with children unfolding in place. */
const Sheet = ({ items, texts }: MainNavigationProps) => (
  <details className={css.sheet} name={OVERLAY_GROUP} data-overlay>
    <summary className={css.button}>
      <span className="visually-hidden">{texts.menu}</span>
      <span className={css.opener}>
        <Icon name="menu" />
      </span>
      <span className={css.closer}>
        <Icon name="close" />
      </span>
    </summary>
    <nav className={css.sheetPanel} data-tone="dark" aria-label={texts.label}>
      <ul className={css.sheetList}>
        {items.map((item) => (
          <li key={item.id} className={css.sheetItem}>
            {item.children.length === 0 ? (
              item.href && (
                <Link href={item.href} className={css.sheetTop}>
                  {item.title}
                </Link>
              )
            ) : (
              <details name="menu-level-2">
                <summary className={css.sheetTop}>
                  {item.title}
                  <Icon name="chevron" />
                </summary>
                <NavigationPanel item={item} texts={texts} inline />
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  </details>
)

/**
 * The main navigation, for wide windows a row and below 1024 px a sheet behind a button; the style
 * sheet shows one of them. Native disclosures: it works before and without JavaScript. Takes all
 * its words as props because it is rendered once per site, outside of any page.
 */
export const MainNavigation = (props: MainNavigationProps) => (
  <>
    <Row {...props} />
    <Sheet {...props} />
  </>
)
