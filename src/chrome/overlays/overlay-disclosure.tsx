import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { openOverlay, toggleOverlay } from './layout-store'
import type { OverlayName } from './transitions'
import { useOverlay } from './use-overlay'

/** All disclosures of the header share this name: without JavaScript the browser keeps one open. */
const GROUP = 'header-overlay'

interface OverlayDisclosureProps {
  readonly name: OverlayName
  /** What stands in the control that opens it, with a text for screen readers. */
  readonly summary: ReactNode
  readonly summaryClass: string | undefined
  readonly panelClass: string | undefined
  /** The panel's name for screen readers. */
  readonly label: string
  readonly children: ReactNode
}

/**
 * A control in the header with the overlay that it opens. The HTML is a native disclosure, which
 * works before and without JavaScript; with it, the store decides what is open.
 */
export function OverlayDisclosure(props: OverlayDisclosureProps) {
  const { name, summary, summaryClass, panelClass, label, children } = props
  const details = useRef<HTMLDetailsElement>(null)
  const { ref, isOpen } = useOverlay<HTMLDivElement>(name)

  // A visitor who was faster than the script opened it by the browser alone.
  useEffect(() => {
    if (details.current?.open) openOverlay(name)
  }, [name])

  return (
    <details ref={details} name={GROUP} open={isOpen} data-overlay={name}>
      <summary
        className={summaryClass}
        data-opens={name}
        onClick={(event) => {
          event.preventDefault()
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
