/**
 * Tells an object of JSON from lists and plain values. It needs no schemas, so that browser code
 * may import it.
 */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field of an object or an item of a list, for any value; `undefined` where there is none. */
export function fieldOf(value: unknown, key: PropertyKey): unknown {
  if (Array.isArray(value)) return value[Number(key)]
  return isObject(value) ? value[String(key)] : undefined
}

/**
 * The value at a path: `valueAt(answer, ['data', 0, 'title'])`; `undefined` where there is none.
 */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce(fieldOf, value)
