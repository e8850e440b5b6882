import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Elements at the end of a layout for content over the page (requirements 2.4). */
const places = { modal: 'modals', bottomFilters: 'bottom-filters' } as const

/** The empty elements themselves; every layout ends with them. */
export const Portals = () => (
  <>
    {Object.values(places).map((id) => (
      <div key={id} id={id} data-place />
    ))}
  </>
)

/** Renders something into one of the portals. For the browser only: it is rendered after a visitor's action. */
export function Portal({ to, children }: { to: keyof typeof places; children: ReactNode }) {
  const place = document.getElementById(places[to])
  return place && createPortal(children, place)
}
