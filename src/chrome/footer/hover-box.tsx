import { useEffect, useRef } from 'react'
import * as css from './hover-box.module.css'
import { cx } from '../../ui/cx'
import { Icon } from '../../ui/icon'
import { Link } from '../../ui/link'
import type { FooterGroup } from '../view-models'

interface HoverBoxProps {
  readonly group: FooterGroup
  readonly isOpen: boolean
  /** Called with true when the box is to open, with false when it is to close. */
  readonly onOpen: (open: boolean) => void
}

/**
 * A title with a box of links: it opens on hover (mouse) or on click (touch, keyboard) and closes on
 * leave, on a click outside, and with Escape (specification 4). Without JavaScript it is open.
 */
export function HoverBox({ group, isOpen, onOpen }: HoverBoxProps) {
  const ref = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  /** A mouse is over it, and has opened it. */
  const hovered = useRef(false)

  useEffect(() => {
    if (!isOpen) return undefined
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) onOpen(false)
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (ref.current?.contains(document.activeElement)) button.current?.focus()
      onOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [isOpen, onOpen])

  // A finger "enters" too, but only a mouse hovers.
  const hover = (pointerType: string, over: boolean) => {
    if (pointerType !== 'mouse') return
    hovered.current = over
    onOpen(over)
  }
  const links = group.href
    ? [{ label: group.title, href: group.href }, ...group.links]
    : group.links
  return (
    <div
      ref={ref}
      className={css.group}
      onPointerEnter={({ pointerType }) => hover(pointerType, true)}
      onPointerLeave={({ pointerType }) => hover(pointerType, false)}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !ref.current?.contains(relatedTarget)) onOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className={css.title}
        aria-expanded={isOpen}
        onClick={() => onOpen(hovered.current || !isOpen)}
      >
        {group.title}
        <Icon name="chevron" />
      </button>
      <div className={cx(css.box, isOpen && css.open)}>
        <ul className={css.links}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} className={css.link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
