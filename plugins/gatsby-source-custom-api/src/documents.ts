import { documentHref } from '../../../src/contract'
import { isObject } from './is-object'

/** Tells the contract's `document` from other objects: nothing else has these fields. */
const isDocument = (value: Readonly<Record<string, unknown>>): value is { url: string } =>
  typeof value.url === 'string' &&
  typeof value.title === 'string' &&
  'size' in value &&
  'language' in value

/** A copy of a piece of content in which documents have the addresses that the website offers. */
export function withDocumentHrefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDocumentHrefs)
  if (!isObject(value)) return value
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withDocumentHrefs(each)]),
  )
  return isDocument(value) ? { ...copy, url: documentHref(value.url) } : copy
}
