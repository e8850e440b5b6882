import { isObject } from '../contract/is-object'

/** Messages by their key: texts, or groups of them. */
type Messages = Readonly<Record<string, unknown>>

/** The messages of a site that differ from its language's: some of the messages, in their shape. */
type OwnWords<All> = {
  readonly [Key in keyof All]?: All[Key] extends string ? string : OwnWords<All[Key]>
}

const overlaid = (messages: Messages, own: Messages): Messages => ({
  ...messages,
  ...Object.fromEntries(
    Object.entries(own).map(([key, word]) => {
      const below = messages[key]
      return [key, isObject(word) && isObject(below) ? overlaid(below, word) : word]
    }),
  ),
})

/** The messages of a language, with a site's own texts over them. */
export const inOwnWords = <All extends Messages>(
  messages: All,
  own: OwnWords<All> & Messages,
): All => Object.assign({ ...messages }, overlaid(messages, own))
