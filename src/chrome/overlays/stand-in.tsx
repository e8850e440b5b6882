import * as css from './stand-in.module.css'
import type { OverlayName } from './transitions'

interface StandInProps {
  readonly overlay: OverlayName
  /** The page that takes the text as its parameter `name`: Enter works before the overlay is there. */
  readonly action: string
  readonly name: string
  readonly label: string
  readonly placeholder: string
}

/**
 * Stands in for the first field of an overlay whose code is on its way. It is in the HTML, so that not even a visitor who
 * is faster than the page's first script loses a letter: it is shown with the press that opens the overlay, and hands
 * text, caret and focus over to the field (`typed-ahead.ts`).
 */
export const StandIn = ({ overlay, action, name, label, placeholder }: StandInProps) => (
  <form action={action} className={css.place} data-tone="dark" hidden>
    <input
      name={name}
      className={css.field}
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      enterKeyHint="search"
      data-ahead={overlay}
    />
  </form>
)
