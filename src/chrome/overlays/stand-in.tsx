import * as css from './stand-in.module.css'
import type { OverlayName } from './transitions'

interface StandInProps {
  readonly overlay: OverlayName
  /**
   * The page that takes the text as its parameter `name`, so that Enter works before the overlay is
   * loaded.
   */
  readonly action: string
  readonly name: string
  readonly label: string
  readonly placeholder: string
}

/**
 * A substitute for the first field of an overlay while the overlay's code loads. The HTML contains it, so a visitor
 * who types before the page's first script loses no letter. The press that opens the overlay shows it. It then
 * gives text, caret and focus to the field (`typed-ahead.ts`).
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
