/** What a dropdown offers: what is stored, and what is shown and searched. */
export interface DropdownOption {
  readonly key: string
  readonly value: string
}

/** Requirements 9: with less room than this below it, in pixels, the list opens upward. */
export const ROOM_BELOW_PX = 200

/**
 * The options that a search leaves: its text is somewhere in the value, in any case. Options
 * without a value are never shown (requirements 5).
 */
export function matching(options: readonly DropdownOption[], search: string): DropdownOption[] {
  const wanted = search.trim().toLowerCase()
  return options.filter(({ value }) => value !== '' && value.toLowerCase().includes(wanted))
}

/** The selection after a choice: a single choice replaces, a multiple one toggles. */
export function chosen(selected: readonly string[], key: string, multiple: boolean): string[] {
  if (!multiple) return [key]
  return selected.includes(key) ? selected.filter((other) => other !== key) : [...selected, key]
}

/** What is left of a selection when its options have changed. */
export const remaining = (
  options: readonly DropdownOption[],
  selected: readonly string[],
): string[] => selected.filter((key) => options.some((option) => option.key === key))

/** What the closed dropdown says: nothing, the one value, or how many are selected. */
export function summary(
  options: readonly DropdownOption[],
  selected: readonly string[],
  countLabel: (count: number) => string,
): string {
  const values = options.filter(({ key }) => selected.includes(key)).map(({ value }) => value)
  return values.length > 1 ? countLabel(values.length) : (values[0] ?? '')
}

/**
 * The search that typing into the closed dropdown begins. Its field holds the summary: what is
 * typed behind that, or in its place, counts; taking letters away begins an empty search.
 */
export function begunSearch(shown: string, text: string): string {
  if (text.startsWith(shown)) return text.slice(shown.length)
  return shown.startsWith(text) ? '' : text
}

/** Whether the list opens upward: there is little room below, and more above (in pixels). */
export const opensUpward = (room: { readonly above: number; readonly below: number }): boolean =>
  room.below < ROOM_BELOW_PX && room.above > room.below
