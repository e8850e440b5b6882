import { isObject } from '../../../src/contract/is-object'

/** A YAML map as plain values. */
export type PlainMap = Readonly<Record<string, unknown>>

/**
 * Lays one value over another: maps are merged key by key, everything else is replaced. Used for drafts over
 * published content, for defaults under an entry and for versions over a product.
 */
export function overlay(below: unknown, above: unknown): unknown {
  if (above === undefined) return below
  if (!isObject(below) || !isObject(above)) return above
  const keys = [...new Set([...Object.keys(below), ...Object.keys(above)])]
  return Object.fromEntries(keys.map((key) => [key, overlay(below[key], above[key])]))
}
