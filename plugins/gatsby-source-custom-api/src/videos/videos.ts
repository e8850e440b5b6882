import { isObject } from '../is-object'

type Fields = Readonly<Record<string, unknown>>

/** Tells a source of the contract's `mediaItem` from other objects: an address and a video's type. */
const isSource = (value: unknown): value is { readonly src: string; readonly type: string } =>
  isObject(value) &&
  typeof value.src === 'string' &&
  typeof value.type === 'string' &&
  value.type.startsWith('video/')

/** The addresses of all videos in a piece of content that are on the content service's own host. */
export function videosIn(value: unknown): string[] {
  if (isSource(value)) return value.src.startsWith('/') ? [value.src] : []
  if (Array.isArray(value)) return value.flatMap(videosIn)
  return isObject(value) ? Object.values(value).flatMap(videosIn) : []
}

const replaceIn = (value: unknown, hrefs: ReadonlyMap<string, string>): unknown => {
  if (isSource(value)) return { ...value, src: hrefs.get(value.src) ?? value.src }
  if (Array.isArray(value)) return value.map((each) => replaceIn(each, hrefs))
  return isObject(value) ? replaceVideos(value, hrefs) : value
}

/** A copy of a piece of content in which videos have other addresses. */
export const replaceVideos = (
  fields: Fields,
  hrefs: ReadonlyMap<string, string>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([key, each]) => [key, replaceIn(each, hrefs)]))
