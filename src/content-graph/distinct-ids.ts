import { withIdsOnce } from '../contract'
import { isObject } from '../contract/is-object'
import type { NodeDraft } from './node-types'

function distinctIds(value: unknown, seen: Set<string>): unknown {
  if (typeof value === 'string') return withIdsOnce(value, seen)
  if (Array.isArray(value)) return value.map((each) => distinctIds(each, seen))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, distinctIds(each, seen)]),
  )
}

/** A draft with the ids of each of its texts once, because a page shows them all. */
export function withDistinctIds(draft: NodeDraft): NodeDraft {
  const seen = new Set<string>()
  const fields = Object.entries(draft.fields).map(([key, value]): [string, unknown] => [
    key,
    distinctIds(value, seen),
  ])
  return { ...draft, fields: Object.fromEntries<unknown>(fields) }
}
