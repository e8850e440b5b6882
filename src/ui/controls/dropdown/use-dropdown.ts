import {
  useCombobox,
  type UseComboboxReturnValue,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
} from 'downshift'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { begunSearch, chosen, matching, remaining, type DropdownOption } from './dropdown-rules'

/** The inputs and callbacks of a dropdown. */
export interface DropdownChoice {
  readonly options: readonly DropdownOption[]
  readonly selected: readonly string[]
  /** Called with every new selection: after a visitor's choice, and after options have vanished. */
  readonly onChange: (keys: string[]) => void
  /** Called when there are no options at all. */
  readonly onReset?: () => void
  /** Several options may be chosen; a choice then toggles and the list stays open. */
  readonly multiple?: boolean
}

type State = UseComboboxState<DropdownOption>
type Change = UseComboboxStateChangeOptions<DropdownOption>

const { InputBlur, InputChange } = useCombobox.stateChangeTypes

/** Downshift's state change, adapted to the requirements: see the comments. */
function step(
  choice: DropdownChoice,
  shown: string,
  isShownOpen: boolean,
  state: State,
  { type, changes }: Change,
): Partial<State> {
  // The selection is ours, and leaving the field is no choice.
  const next = { ...changes, selectedItem: null }
  const isChoice = changes.selectedItem !== null && type !== InputBlur
  if (isChoice && choice.multiple) return state
  // A closed dropdown has no search and no highlighted option; Escape then belongs to others.
  if (!next.isOpen) return { ...next, highlightedIndex: -1, inputValue: '' }
  if (type === InputChange) {
    const text = next.inputValue ?? ''
    // Until the open list is rendered, the field holds the summary, and letters follow it.
    const inputValue = isShownOpen ? text : begunSearch(shown, text)
    const found = matching(choice.options, inputValue).length > 0
    return { ...next, inputValue, highlightedIndex: found ? 0 : -1 }
  }
  if (state.isOpen) return next
  const items = matching(choice.options, '')
  const current = items.findIndex(({ key }) => choice.selected.includes(key))
  return current < 0 ? next : { ...next, highlightedIndex: current }
}

/**
 * Reports each choice in the event that made it. Downshift would report a change of its state a
 * frame later, with the selection of an earlier rendering. Of choices in quick succession every
 * second one would be lost.
 */
function useChoose({ selected, multiple = false, onChange }: DropdownChoice) {
  const latest = useRef(selected)
  useLayoutEffect(() => {
    latest.current = selected
  }, [selected])
  return ({ key }: DropdownOption) => {
    // Another choice may come before this one is rendered.
    latest.current = chosen(latest.current, key, multiple)
    onChange([...latest.current])
  }
}

/**
 * The code of all keys of an input method's composition; in Safari only this code marks the last
 * key.
 */
const COMPOSING = 229

interface PressedKey {
  readonly key: string
  readonly altKey: boolean
  /** Deprecated, but see above. */
  readonly which: number
}

/**
 * Whether a key takes the highlighted option, as in Downshift; Enter may also end a composition.
 */
const takes = ({ key, altKey, which }: PressedKey): boolean =>
  (key === 'Enter' && which !== COMPOSING) || (key === 'ArrowUp' && altKey)

/** Deselects options that no longer exist, and reports when there are none (requirements 5). */
function useVanishedOptions(choice: DropdownChoice): void {
  const latest = useRef(choice)
  useEffect(() => {
    latest.current = choice
  })

  const { options, selected } = choice
  useEffect(() => {
    const left = remaining(options, selected)
    if (left.length < selected.length) latest.current.onChange(left)
  }, [options, selected])

  const areMissing = options.length === 0
  useEffect(() => {
    if (areMissing) latest.current.onReset?.()
  }, [areMissing])
}

/**
 * A searchable choice as a WAI-ARIA combobox (requirements 4 and 5), on Downshift.
 *
 * @param shown the field's text while the list is closed
 * @returns Downshift's properties for the elements, the options that match the search, and a
 *   function that chooses one of them, for clicks and for the field's keys
 */
export function useDropdown(choice: DropdownChoice, shown: string) {
  useVanishedOptions(choice)
  const [search, setSearch] = useState('')
  const items = matching(choice.options, search)
  const choose = useChoose(choice)
  /** Downshift's state after the last event; it may not be rendered yet. */
  const latest = useRef<State | null>(null)
  const combobox: UseComboboxReturnValue<DropdownOption> = useCombobox<DropdownOption>({
    items,
    selectedItem: null,
    itemToString: () => '',
    stateReducer: (state, change) => {
      latest.current = { ...state, ...step(choice, shown, combobox.isOpen, state, change) }
      return latest.current
    },
    onInputValueChange: ({ inputValue }) => setSearch(inputValue),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const { isOpen, inputValue, highlightedIndex } = latest.current ?? combobox
    const highlighted = matching(choice.options, inputValue)[highlightedIndex]
    if (isOpen && highlighted && takes(event)) choose(highlighted)
  }
  return { ...combobox, items, choose, onKeyDown }
}
