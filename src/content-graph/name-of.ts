import type { NodeDraft } from './node-types'

const NAMES = ['title', 'name', 'list', 'code', 'section'] as const

/** A piece of content as people call it: `Product "Arcus"`, `FilterList "jobCategories"`, `Navigation`. */
export function nameOf({ type, fields }: Pick<NodeDraft, 'type' | 'fields'>): string {
  const kind = type.replace('Content', '')
  const name = NAMES.map((field) => fields[field]).find((value) => typeof value === 'string')
  return name === undefined ? kind : `${kind} "${name}"`
}
