/** An option of a dropdown: the stored key, and the value that is shown and searched. */
export interface DropdownOption {
  readonly key: string
  readonly value: string
}

/** Requirements 9: with less space than this below it, in pixels, the list opens upward. */
export const ROOM_BELOW_PX = 200

/**
 * The options that match a search: their value contains its text, in any case. Options without a
 * value are never shown (requirements 5).
 */
export function matching(options: readonly DropdownOption[], search: string): DropdownOption[] {
  const wanted = search.trim().toLowerCase()
  return options.filter(({ value }) => value !== '' && value.toLowerCase().includes(wanted))
}

/** The selection after a choice: a single choice replaces, a multiple choice toggles. */
export function chosen(selected: readonly string[], key: string, multiple: boolean): string[] {
  if (!multiple) return [key]
  return selected.includes(key) ? selected.filter((other) => other !== key) : [...selected, key]
}

/** The selected keys that still exist after the options have changed. */
export const remaining = (
  options: readonly DropdownOption[],
  selected: readonly string[],
): string[] => selected.filter((key) => options.some((option) => option.key === key))

/** The text of the closed dropdown: empty, the one value, or the number of selected options. */
export function summary(
  options: readonly DropdownOption[],
  selected: readonly string[],
  countLabel: (count: number) => string,
): string {
  const values = options.filter(({ key }) => selected.includes(key)).map(({ value }) => value)
  return values.length > 1 ? countLabel(values.length) : (values[0] ?? '')
}

/**
 * The search that begins when a visitor types into the closed dropdown. Its field holds the
 * summary: text typed after it, or in its place, is the search. Deleted letters begin an empty
 * search.
 */
export function begunSearch(shown: string, text: string): string {
  if (text.startsWith(shown)) return text.slice(shown.length)
  return shown.startsWith(text) ? '' : text
}

/** Whether the list opens upward: there is little space below, and more above (in pixels). */
export const opensUpward = (room: { readonly above: number; readonly below: number }): boolean =>
  room.below < ROOM_BELOW_PX && room.above > room.below
