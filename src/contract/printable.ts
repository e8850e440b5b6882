/** Characters without a shape of their own: controls, marks of direction, joiners, halves of pairs, line breaks. */
const SHAPELESS = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const escape = (character: string): string => {
  const code = (character.codePointAt(0) ?? 0).toString(16)
  return ESCAPES[character] ?? (code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`)
}

/**
 * A foreign value for a line of a terminal or a log. Characters that would control the terminal or
 * start another line are written by their numbers, `\u001b`.
 */
export const printableLine = (value: string): string => value.replace(SHAPELESS, escape)

/** {@link printableLine} for a whole message, which keeps its own line breaks and tabs. */
export const printable = (message: string): string =>
  message.replace(SHAPELESS, (character) =>
    character === '\n' || character === '\t' ? character : escape(character),
  )
