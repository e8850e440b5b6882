import * as css from './children.module.css'
import { Link } from '../../ui/controls/link'
import type { NavigationItem } from '../view-models'

/** A child, as a link where it has a page; the name of the list below it, if there is one. */
const Title = ({ item, className }: { item: NavigationItem; className: string | undefined }) =>
  item.href === null ? (
    <span className={className}>{item.title}</span>
  ) : (
    <Link href={item.href} className={className}>
      {item.title}
    </Link>
  )

/** A child with its own children. */
const Group = ({ item }: { item: NavigationItem }) => (
  <>
    <Title item={item} className={css.heading} />
    <ul aria-label={item.title}>
      {item.children.map((child) => (
        <li key={child.id}>
          <Title item={child} className={css.link} />
        </li>
      ))}
    </ul>
  </>
)

/**
 * The children of an item of level 1: a plain list, or groups with a heading each when children have
 * children (requirements 2.4).
 */
export function Children({ items }: { items: readonly NavigationItem[] }) {
  if (items.length === 0) return null
  const grouped = items.some(({ children }) => children.length > 0)
  return (
    <ul className={grouped ? css.groups : css.plain}>
      {items.map((item) => (
        <li key={item.id}>
          {item.children.length > 0 ? (
            <Group item={item} />
          ) : (
            <Title item={item} className={grouped ? css.heading : css.child} />
          )}
        </li>
      ))}
    </ul>
  )
}
