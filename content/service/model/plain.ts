/** A YAML map as plain values. */
export type PlainMap = Readonly<Record<string, unknown>>

/** Tells a map from lists and scalars. */
export const isPlainMap = (value: unknown): value is PlainMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Lays one value over another: maps are merged key by key, everything else is replaced. Used for
 * drafts over what is published, for defaults under an entry and for versions over a product.
 */
export function overlay(below: unknown, above: unknown): unknown {
  if (above === undefined) return below
  if (!isPlainMap(below) || !isPlainMap(above)) return above
  const keys = [...new Set([...Object.keys(below), ...Object.keys(above)])]
  return Object.fromEntries(keys.map((key) => [key, overlay(below[key], above[key])]))
}
