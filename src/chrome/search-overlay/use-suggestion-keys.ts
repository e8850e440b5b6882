import { useEffect, useState, type KeyboardEvent } from 'react'

/** The id of an option; the field refers to it while the focus stays in the field. */
export const optionId = (list: string, index: number): string => `${list}-${index}`

/** Keys that move the caret: the visitor is back in the text. */
const CARET_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End']

interface Suggesting {
  /** The id of the list. */
  readonly list: string
  /** How many options it has. */
  readonly count: number
  /** The search that the options belong to; with another search no option is active. */
  readonly of: unknown
  /** `null` when there is nothing to clear. */
  readonly onClear: (() => void) | null
}

/**
 * The keys of an editable combobox with a list (ARIA Authoring Practices). Up and down go round the
 * options and the field. Enter follows the active option. Keys that move the caret leave the list.
 * Escape clears the field before it closes anything else.
 *
 * @returns the active option's index, -1 for none, and the properties that the field needs
 */
export function useSuggestionKeys({ list, count, of, onClear }: Suggesting) {
  const [chosen, setChosen] = useState({ index: -1, of })
  const active = chosen.of === of ? chosen.index : -1
  const activate = (index: number) => setChosen({ index, of })
  // The field is a stop of the round, too.
  const step = (by: number) => activate(((active + 1 + by + count + 1) % (count + 1)) - 1)

  useEffect(() => {
    document.getElementById(optionId(list, active))?.scrollIntoView({ block: 'nearest' })
  }, [list, active])

  const onKeyDown = (event: KeyboardEvent) => {
    // The key belongs to the input method that is composing a character.
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if (key === 'Escape' && onClear) onClear()
    else if (key === 'ArrowDown' && count > 0) step(1)
    else if (key === 'ArrowUp' && count > 0) step(-1)
    else if (key === 'Enter' && active >= 0)
      document.getElementById(optionId(list, active))?.click()
    else {
      if (CARET_KEYS.includes(key)) activate(-1)
      return
    }
    event.preventDefault()
  }

  return {
    active,
    'aria-expanded': count > 0,
    'aria-controls': count > 0 ? list : undefined,
    'aria-activedescendant': active >= 0 ? optionId(list, active) : undefined,
    onKeyDown,
  }
}
