import { useEffect, useLayoutEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react'
import * as css from './hover-box.module.css'
import { cx } from '../../ui/cx'
import { Icon } from '../../ui/media/icon'
import { isMobile } from '../layout/window-state'
import { useLayout } from '../overlays/layout-store'
import { Link } from '../../ui/controls/link'
import type { FooterGroup } from '../view-models'

/** Boxes are over the page; in small windows they would push the hovered control away. */
const isLarge = () => !isMobile(useLayout.getState().breakpoint)

/** Whether hovering opens a box: with a mouse in a large window (requirements 2.4). */
const hovers = ({ pointerType }: ReactPointerEvent) => pointerType === 'mouse' && isLarge()

interface HoverBoxProps {
  readonly group: FooterGroup
  readonly isOpen: boolean
  /** Called with true when the box is to open, with false when it is to close. */
  readonly onOpen: (open: boolean) => void
}

/**
 * A title with a box of links. It opens on hover (mouse) or on click (touch, keyboard). It closes
 * on leave, on a click outside, on blur and with Escape (requirements 4). Without JavaScript it is
 * open.
 */
export function HoverBox({ group, isOpen, onOpen }: HoverBoxProps) {
  const ref = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  /** The mouse has just opened the box on its way to a click, which must not close it again. */
  const opened = useRef(false)

  // The mouse may have come before the box was hydrated.
  const isNew = useRef(true)
  useEffect(() => {
    if (!isNew.current) return
    isNew.current = false
    if (!ref.current?.matches(':hover')) return
    if (isLarge() && window.matchMedia('(hover: hover)').matches) onOpen(true)
  }, [onOpen])

  // Before the box is painted, so that an early Escape closes it.
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) onOpen(false)
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (ref.current?.contains(document.activeElement)) button.current?.focus()
      onOpen(false)
    }
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [isOpen, onOpen])

  const links = group.href
    ? [{ label: group.title, href: group.href }, ...group.links]
    : group.links
  return (
    <div
      ref={ref}
      className={css.group}
      onPointerEnter={(event) => {
        if (!hovers(event)) return
        opened.current = !isOpen
        onOpen(true)
      }}
      onPointerLeave={(event) => {
        if (!hovers(event)) return
        opened.current = false
        onOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className={css.title}
        aria-expanded={isOpen}
        onClick={() => {
          onOpen(opened.current || !isOpen)
          opened.current = false
        }}
      >
        {group.title}
        <Icon name="chevron" />
      </button>
      <div className={cx(css.box, isOpen && css.open)}>
        <ul>
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
