import type { ReactNode, RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isServer, useIsHydrating } from './hydration-tree'

interface LazyHydrateProps {
  /** True as soon as a visitor shows interest in what is inside. */
  readonly when: boolean
  readonly className?: string
  readonly children: ReactNode
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary'

const focusablesOf = (element: Element) => [...element.querySelectorAll<HTMLElement>(FOCUSABLE)]

/**
 * Remembers which of an element's focusable elements has the focus, by its index, and focuses the one
 * with that index when the element's content has been rendered again.
 */
function useKeptFocus(ref: RefObject<HTMLElement>, isHydrated: boolean): void {
  const focused = useRef(-1)

  useEffect(() => {
    if (isHydrated) return undefined
    const onFocus = ({ target }: FocusEvent) => {
      const { current: element } = ref
      focused.current = element ? focusablesOf(element).findIndex((each) => each === target) : -1
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [ref, isHydrated])

  // Before the browser paints, and only if nothing else has taken the focus.
  useLayoutEffect(() => {
    const { current: element } = ref
    if (!isHydrated || !element || document.activeElement !== document.body) return
    focusablesOf(element)[focused.current]?.focus({ preventScroll: true })
  }, [ref, isHydrated])
}

/** Replays early clicks by the index of what was clicked, when the content has been rendered again. */
function useEarlyClicks(ref: RefObject<HTMLElement>, isHydrated: boolean): void {
  const clicked = useRef<number[]>([])

  useEffect(() => {
    const { current: element } = ref
    if (!element) return
    const focusables = focusablesOf(element)
    if (isHydrated) for (const index of clicked.current) focusables[index]?.click()
    else clicked.current = Array.from(window.earlyClicks ?? [], (each) => focusables.indexOf(each))
  }, [ref, isHydrated])
}

/**
 * Lazy hydration: a part of the static HTML that no script touches before a visitor shows interest in
 * it. Its links are there and work, but nothing is spent on hydrating them. Then its content is
 * rendered again in place of the static HTML, and stays; what had the focus keeps it.
 */
export function LazyHydrate({ when, className, children }: LazyHydrateProps) {
  const [isStatic] = useState(useIsHydrating())
  const [isHydrated, setHydrated] = useState(!isStatic)
  const ref = useRef<HTMLDivElement>(null)
  if (when && !isHydrated) setHydrated(true)
  useKeptFocus(ref, isHydrated)
  useEarlyClicks(ref, isHydrated)

  return isHydrated || when ? (
    <div ref={ref} className={className} data-static={isServer ? '' : undefined}>
      {children}
    </div>
  ) : (
    <div
      ref={ref}
      className={className}
      data-static=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
