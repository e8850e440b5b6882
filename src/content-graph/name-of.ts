import type { NodeDraft } from './node-types'

const NAMES = ['title', 'name', 'list', 'code', 'section'] as const

/**
 * The name of a piece of content for people: `Product "Arcus"`, `FilterList "jobCategories"`,
 * `Navigation`.
 */
export function nameOf({ type, fields }: Pick<NodeDraft, 'type' | 'fields'>): string {
  const kind = type.replace('Content', '')
  const name = NAMES.map((field) => fields[field]).find((value) => typeof value === 'string')
  return name === undefined ? kind : `${kind} "${name}"`
}
