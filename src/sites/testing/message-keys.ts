import english from '../messages/en.json'

const keysOf = (value: object, prefix = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [prefix + key] : keysOf(Object(inner), `${prefix}${key}.`),
  )

/** The key of every interface text in the sources; the forms of a plural share one key. */
export const messageKeys: ReadonlySet<string> = new Set(
  keysOf(english).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')),
)

/** i18next shows an unknown key itself. Such a text begins with one of these. */
export const namespaces: readonly string[] = Object.keys(english)

/**
 * A namespace and the characters after it, on their own: not part of an address, a path or a longer
 * word.
 */
const KEY = new RegExp(
  String.raw`(?<![\w./@-])(?:${namespaces.join('|')})(?:\.[a-z]\w*)+(?![\w/@-])`,
  'g',
)

/** Endings of file names and hosts: `error.log` and `search.example.com` are no keys. */
const ENDING =
  /\.(?:com|org|net|eu|de|es|fr|it|pt|csv|html?|jpe?g|json|log|mp4|pdf|png|txt|xml|zip)$/

/**
 * The message keys in a text that a visitor reads. These are existing keys, and words that begin
 * like one: an unknown key is shown as it is.
 */
export const messageKeysIn = (text: string): string[] =>
  (text.match(KEY) ?? []).filter((found) => messageKeys.has(found) || !ENDING.test(found))
