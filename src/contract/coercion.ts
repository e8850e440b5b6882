import { isInvisible } from './plain-text'

/**
 * Whether a value is empty: left out, `null`, a text that nobody sees, or the empty list that PHP sends
 * for an empty object.
 */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && isInvisible(value)) ||
  (Array.isArray(value) && value.length === 0)

/** An empty value as `undefined`, so that a schema's default applies. */
export const emptyToUndefined = (value: unknown): unknown => (isEmpty(value) ? undefined : value)

const FLAGS = new Map<unknown, boolean>([
  [0, false],
  ['0', false],
  ['false', false],
  [1, true],
  ['1', true],
  ['true', true],
])

/** `0`, `1` and their texts as the boolean that they mean; any other value unchanged. */
export const asBoolean = (value: unknown): unknown => FLAGS.get(value) ?? value

/** The number in a text, `"45.07"`; any other value unchanged. */
export const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value

/** A number as text, for codes and years, which are not numbers here; any other value unchanged. */
export const asText = (value: unknown): unknown =>
  typeof value === 'number' ? String(value) : value
