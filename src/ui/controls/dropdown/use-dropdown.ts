import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { useEffect, useRef, useState } from 'react'
import { begunSearch, chosen, matching, remaining, type DropdownOption } from './dropdown-rules'

/** What a dropdown is given, and whom it tells. */
export interface DropdownChoice {
  readonly options: readonly DropdownOption[]
  readonly selected: readonly string[]
  /** Told every new selection: a visitor's choice, and what is left when options vanish. */
  readonly onChange: (keys: string[]) => void
  /** Told that there are no options at all. */
  readonly onReset?: () => void
  /** Several may be chosen; a choice then toggles and the list stays open. */
  readonly multiple?: boolean
}

type State = UseComboboxState<DropdownOption>
type Change = UseComboboxStateChangeOptions<DropdownOption>

const { InputBlur, InputChange, ControlledPropUpdatedSelectedItem } = useCombobox.stateChangeTypes

/** Downshift's own step, where the requirements want another: see the comments. */
function step(
  choice: DropdownChoice,
  shown: string,
  state: State,
  { type, changes }: Change,
): Partial<State> {
  // The selection is ours; Downshift only reports each choice and forgets it.
  if (type === ControlledPropUpdatedSelectedItem) return state
  // Who leaves the field has not chosen.
  const next = type === InputBlur ? { ...changes, selectedItem: null } : changes
  // A closed dropdown has no search and nothing under the cursor; Escape then is another's.
  const wasChosen = Boolean(next.selectedItem)
  if (!next.isOpen && !(choice.multiple && wasChosen)) {
    return { ...next, highlightedIndex: -1, inputValue: '' }
  }
  if (wasChosen) return { ...state, selectedItem: next.selectedItem }
  if (type === InputChange) {
    const text = next.inputValue ?? ''
    const inputValue = state.isOpen ? text : begunSearch(shown, text)
    const found = matching(choice.options, inputValue).length > 0
    return { ...next, inputValue, highlightedIndex: found ? 0 : -1 }
  }
  if (state.isOpen) return next
  const items = matching(choice.options, '')
  const current = items.findIndex(({ key }) => choice.selected.includes(key))
  return current < 0 ? next : { ...next, highlightedIndex: current }
}

/** Deselects what the options no longer hold, and says when there are none (requirements 5). */
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
 * @param shown what the field says while the list is closed
 * @returns Downshift's properties for the elements, and the options that the search leaves
 */
export function useDropdown(choice: DropdownChoice, shown: string) {
  useVanishedOptions(choice)
  const [search, setSearch] = useState('')
  const items = matching(choice.options, search)
  const combobox = useCombobox<DropdownOption>({
    items,
    selectedItem: null,
    itemToString: () => '',
    stateReducer: (state, change) => step(choice, shown, state, change),
    onInputValueChange: ({ inputValue }) => setSearch(inputValue),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem)
        choice.onChange(chosen(choice.selected, selectedItem.key, choice.multiple === true))
    },
  })
  return { ...combobox, items }
}
