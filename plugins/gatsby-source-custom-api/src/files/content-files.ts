import { isObject, nameOf, type NodeDraft } from '../../../../src/content-graph'
import type { FileKind } from './formats'

/** A file that content names. */
export interface ContentFile {
  readonly kind: FileKind
  readonly address: string
  /** The entry and the field that name it, as people find them. */
  readonly place: string
}

/** The public address of a file, and its media type. */
export interface PublicFile {
  readonly src: string
  readonly type: string
}

/** Finds a file of the content on the website; `undefined` leaves it as it is. */
type Find = (file: ContentFile) => PublicFile | undefined

/** Tells the contract's `mediaItem` from other objects. */
const isMediaItem = (
  value: Readonly<Record<string, unknown>>,
): value is { readonly kind: string; readonly sources: readonly unknown[] } =>
  (value.kind === 'image' || value.kind === 'video') && Array.isArray(value.sources)

/** The type that editors give may also name codecs; the type of the file itself is never wrong. */
const moreExact = (given: unknown, type: string): string =>
  typeof given === 'string' && given.startsWith(`${type};`) ? given : type

function mapSource(source: unknown, place: string, find: Find): unknown {
  if (!isObject(source) || typeof source.src !== 'string') return source
  const found = find({ kind: 'film', address: source.src, place: `${place}.src` })
  return found ? { ...source, src: found.src, type: moreExact(source.type, found.type) } : source
}

function mapValue(value: unknown, place: string, find: Find): unknown {
  if (Array.isArray(value)) {
    return value.map((each, index) => mapValue(each, `${place}[${index}]`, find))
  }
  if (!isObject(value)) return value
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapValue(each, `${place}.${key}`, find)]),
  )
  if (!isMediaItem(value)) return copy
  const sources = value.sources.map((source, index) =>
    mapSource(source, `${place}.sources[${index}]`, find),
  )
  return { ...copy, sources }
}

/**
 * A copy of a piece of content with the addresses that `find` gives for its films (the sources of
 * media items) and company icon.
 */
export function mapFiles(draft: NodeDraft, find: Find): NodeDraft {
  const { type, fields } = draft
  const mapped = (field: string, value: unknown): unknown => {
    const place = `${nameOf(draft)}: ${field}`
    const isIcon = type === 'ContentCompanyInfo' && field === 'icon'
    if (!isIcon || typeof value !== 'string') return mapValue(value, place, find)
    return find({ kind: 'icon', address: value, place })?.src ?? value
  }
  const entries = Object.entries(fields).map(([field, value]): [string, unknown] => [
    field,
    mapped(field, value),
  ])
  return { ...draft, fields: Object.fromEntries(entries) }
}

/** Every file that a piece of content names. */
export function filesIn(draft: NodeDraft): ContentFile[] {
  const files: ContentFile[] = []
  mapFiles(draft, (file) => {
    files.push(file)
    return undefined
  })
  return files
}
