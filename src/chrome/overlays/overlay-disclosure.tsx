import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { openOverlay, toggleOverlay, closeOverlay } from './layout-store'
import type { OverlayName } from './transitions'
import { useOverlay } from './use-overlay'

/** All disclosures of the header share this name: without JavaScript the browser keeps one open. */
const GROUP = 'header-overlay'

interface OverlayDisclosureProps {
  readonly name: OverlayName
  /** The content of the control that opens it, with a text for screen readers. */
  readonly summary: ReactNode
  readonly summaryClass: string | undefined
  readonly panelClass: string | undefined
  /** The panel's name for screen readers. */
  readonly label: string
  /** Called when the pointer or the focus comes to the control, to download code ahead of time. */
  readonly onIntent?: () => void
  readonly children: ReactNode
}

/**
 * Closes an overlay with a click outside of an element, after the click has had its own effect.
 *
 * @param isOpen whether clicks matter now; the click that opened the overlay does not
 */
function useClickOutside(ref: RefObject<HTMLElement>, isOpen: boolean, name: OverlayName): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const since = performance.now()
    const onClick = (event: MouseEvent) => {
      if (event.timeStamp < since || !ref.current) return
      // The clicked element may be gone by now, such as an option of a list that has closed.
      if (!event.composedPath().includes(ref.current)) closeOverlay(name)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [ref, isOpen, name])
}

/**
 * A control in the header with the overlay that it opens. The HTML is a native disclosure, which
 * works before and without JavaScript. With JavaScript, the store decides which overlay is open,
 * and a click elsewhere closes it.
 */
export function OverlayDisclosure(props: OverlayDisclosureProps) {
  const { name, summary, summaryClass, panelClass, label, onIntent, children } = props
  const details = useRef<HTMLDetailsElement>(null)
  const { ref, isOpen } = useOverlay<HTMLDivElement>(name)

  useClickOutside(details, isOpen, name)

  // A visitor who was faster than the script opened it by the browser alone.
  useLayoutEffect(() => {
    if (details.current?.open) openOverlay(name)
  }, [name])

  return (
    <details ref={details} name={GROUP} open={isOpen} data-overlay={name} data-of-page>
      <summary
        className={summaryClass}
        data-opens={name}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={(event) => {
          event.preventDefault()
          // The press is painted before the browser has to lay out the panel: its motion shows
          // nothing of it at first.
          if (ref.current) ref.current.hidden = !isOpen
          toggleOverlay(name)
        }}
      >
        {summary}
      </summary>
      <div
        ref={ref}
        className={panelClass}
        data-tone="dark"
        role="group"
        aria-label={label}
        tabIndex={-1}
      >
        {children}
      </div>
    </details>
  )
}
