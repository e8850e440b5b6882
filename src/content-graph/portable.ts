import { documentHref } from '../contract'
import { isObject } from '../contract/is-object'
import type { NodeDraft } from './node-types'

/** Tells the contract's `document` from other objects: nothing else has these fields. */
const isDocument = (value: Readonly<Record<string, unknown>>): value is { url: string } =>
  typeof value.url === 'string' &&
  typeof value.title === 'string' &&
  'size' in value &&
  'language' in value

/**
 * A copy of a piece of content in which addresses on the content service's own origin are paths, so
 * that a service on another port or host with the same content makes the same nodes.
 */
function withoutOrigin(value: unknown, origin: string): unknown {
  if (typeof value === 'string')
    return value.startsWith(`${origin}/`) ? value.slice(origin.length) : value
  if (Array.isArray(value)) return value.map((each) => withoutOrigin(each, origin))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withoutOrigin(each, origin)]),
  )
}

/** A copy of a piece of content in which documents have the addresses that the website offers. */
function withDocumentHrefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDocumentHrefs)
  if (!isObject(value)) return value
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withDocumentHrefs(each)]),
  )
  return isDocument(value) ? { ...copy, url: documentHref(value.url) } : copy
}

/** A draft with the addresses that the website offers, whatever the host of the content service. */
export const portable = (draft: NodeDraft, origin: string): NodeDraft => ({
  ...draft,
  fields: Object.fromEntries(
    Object.entries(draft.fields).map(([name, value]) => [
      name,
      withDocumentHrefs(withoutOrigin(value, origin)),
    ]),
  ),
})
