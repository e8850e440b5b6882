import type { ReactNode, RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { hydrates, isServer } from './hydration'

interface StaticUntilProps {
  /** True as soon as a visitor wants what is inside. */
  readonly wanted: boolean
  readonly className?: string
  readonly children: ReactNode
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary'

const focusablesOf = (element: Element) => [...element.querySelectorAll<HTMLElement>(FOCUSABLE)]

/**
 * Remembers what in an element has the focus by its place, and gives the focus back to what stands
 * there when the element's content is made anew.
 */
function useKeptFocus(ref: RefObject<HTMLElement>, remade: boolean): void {
  const place = useRef(-1)

  useEffect(() => {
    if (remade) return undefined
    const onFocus = ({ target }: FocusEvent) => {
      const { current: element } = ref
      place.current = element ? focusablesOf(element).findIndex((each) => each === target) : -1
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [ref, remade])

  // Before the browser paints, and only if nothing else has taken the focus.
  useLayoutEffect(() => {
    const { current: element } = ref
    if (!remade || !element || document.activeElement !== document.body) return
    focusablesOf(element)[place.current]?.focus({ preventScroll: true })
  }, [ref, remade])
}

/** Clicks again, when an element's content is made anew, what was clicked too early in the old one. */
function useEarlyClicks(ref: RefObject<HTMLElement>, remade: boolean): void {
  const places = useRef<number[]>([])

  useEffect(() => {
    const { current: element } = ref
    if (!element) return
    const focusables = focusablesOf(element)
    if (remade) for (const place of places.current) focusables[place]?.click()
    else places.current = Array.from(window.earlyClicks ?? [], (each) => focusables.indexOf(each))
  }, [ref, remade])
}

/**
 * A part of the static HTML that no script touches before a visitor wants it: links are there and
 * work, but nothing is spent on making them React's. Once wanted it stays so, and what had the focus
 * keeps it.
 */
export function StaticUntil({ wanted, className, children }: StaticUntilProps) {
  const [isStatic] = useState(hydrates)
  const [woken, setWoken] = useState(!isStatic)
  const ref = useRef<HTMLDivElement>(null)
  if (wanted && !woken) setWoken(true)
  useKeptFocus(ref, woken)
  useEarlyClicks(ref, woken)

  return woken || wanted ? (
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
