/** How many are named where there are many. */
const SHOWN = 3

/** What shows a picture or film, the first few by name: a line for people. */
export function shownByText(names: ReadonlySet<string>): string {
  const sorted = [...names].sort()
  const rest = sorted.length > SHOWN ? ` and ${sorted.length - SHOWN} more` : ''
  return `shown by ${sorted.slice(0, SHOWN).join(', ')}${rest}`
}
