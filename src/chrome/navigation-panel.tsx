import * as css from './navigation-panel.module.css'
import { cx } from '../ui/cx'
import { ButtonLink } from '../ui/button'
import { Link } from '../ui/link'
import type { NavigationItem, NavigationTexts } from './view-models'

/** One entry of level 2; one that has children of its own is the heading of a group. */
const Entry = ({ item }: { item: NavigationItem }) => (
  <li className={css.entry}>
    {item.href ? (
      <Link href={item.href} className={css.link}>
        {item.title}
      </Link>
    ) : (
      <span className={css.heading}>{item.title}</span>
    )}
    {item.children.length > 0 && (
      <ul className={css.group}>
        {item.children.map((child) => (
          <Entry key={child.id} item={child} />
        ))}
      </ul>
    )}
  </li>
)

interface NavigationPanelProps {
  readonly item: NavigationItem
  readonly texts: NavigationTexts
  /** Within the list it belongs to (narrow windows), not as a panel below the header. */
  readonly inline?: boolean
}

/** Level 2 of the navigation: the section's own page, its children, its extra buttons. */
export const NavigationPanel = ({ item, texts, inline = false }: NavigationPanelProps) => (
  <div className={cx(inline ? css.inline : css.panel)} {...(inline ? {} : { 'data-tone': 'dark' })}>
    <div className={css.intro}>
      {!inline && <p className={css.title}>{item.title}</p>}
      {item.href && (
        <ButtonLink kind="text" href={item.href} label={`${texts.discover} ${item.title}`} />
      )}
      {item.actions.map((action) => (
        <ButtonLink key={action.href} kind="text" {...action} />
      ))}
    </div>
    <ul className={css.entries}>
      {item.children.map((child) => (
        <Entry key={child.id} item={child} />
      ))}
    </ul>
  </div>
)
