const MAX_SHOWN = 80

/** A text on one line of a message: its beginning, where it is long. */
export const shortened = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}… (${text.length} characters)` : text

/**
 * The beginning of a value as JSON, for messages. It reads no more of a large or deep value than it
 * shows: `JSON.stringify` overflows the stack with some thousand levels.
 */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value !== 'object' || value === null)
    return shortened(JSON.stringify(value), MAX_SHOWN)
  let text = ''
  const isFull = () => text.length > MAX_SHOWN
  const write = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) {
      text += JSON.stringify(typeof part === 'string' ? part.slice(0, MAX_SHOWN) : part)
      return
    }
    const isList = Array.isArray(part)
    text += isList ? '[' : '{'
    let separator = ''
    for (const [key, each] of isList ? part.entries() : Object.entries(part)) {
      if (isFull()) return
      text += separator
      if (!isList) text += `${JSON.stringify(String(key).slice(0, MAX_SHOWN))}:`
      write(each)
      separator = ','
    }
    text += isList ? ']' : '}'
  }
  write(value)
  return isFull() ? `${text.slice(0, MAX_SHOWN)}…` : text
}
