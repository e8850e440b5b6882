import { isObject } from '../contract/is-object'

/** Messages by their key: texts, or groups of them. */
type Messages = Readonly<Record<string, unknown>>

/** The messages of a site that differ from its language's: some of the messages, in their shape. */
type MessageOverrides<All> = {
  readonly [Key in keyof All]?: All[Key] extends string ? string : MessageOverrides<All[Key]>
}

const merged = (messages: Messages, overrides: Messages): Messages => ({
  ...messages,
  ...Object.fromEntries(
    Object.entries(overrides).map(([key, text]) => {
      const below = messages[key]
      return [key, isObject(text) && isObject(below) ? merged(below, text) : text]
    }),
  ),
})

/** The messages of a language, with the overrides of a site. */
export const withOverrides = <All extends Messages>(
  messages: All,
  overrides: MessageOverrides<All> & Messages,
): All => Object.assign({ ...messages }, merged(messages, overrides))
