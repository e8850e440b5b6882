import { isObject } from '../../../src/content-graph'

/** An image of the contract inside content. */
export interface ContentPicture {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly focus: { readonly x: number; readonly y: number } | null
}

/** Whether a value is the contract's `image`: no other object has these four fields. */
export function isPicture<Value>(value: Value): value is Value & ContentPicture {
  return (
    isObject(value) &&
    typeof value.src === 'string' &&
    typeof value.alt === 'string' &&
    typeof value.width === 'number' &&
    typeof value.height === 'number'
  )
}

/** An image in a piece of content, and its position as a JSON path. */
interface PlacedPicture {
  readonly picture: ContentPicture
  readonly path: string
}

/** All images in a piece of content, however deep. */
export function picturesIn(value: unknown, path = ''): PlacedPicture[] {
  if (isPicture(value)) return [{ picture: value, path }]
  if (Array.isArray(value)) {
    return value.flatMap((each, index) => picturesIn(each, `${path}[${index}]`))
  }
  return isObject(value)
    ? Object.entries(value).flatMap(([key, each]) =>
        picturesIn(each, path ? `${path}.${key}` : key),
      )
    : []
}

/** A copy of a piece of content with each image replaced. */
export async function mapPictures(
  value: unknown,
  replace: (picture: Readonly<Record<string, unknown>> & ContentPicture) => Promise<unknown>,
): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((each) => mapPictures(each, replace)))
  if (!isObject(value)) return value
  if (isPicture(value)) return replace(value)
  const entries = Object.entries(value).map(async ([key, each]) => [
    key,
    await mapPictures(each, replace),
  ])
  return Object.fromEntries(await Promise.all(entries))
}

/** The key of an image's share picture for a focus: the focus in percent. */
export function focusKey(focus: ContentPicture['focus'] | undefined): string {
  const percent = (fraction: number) => Math.round(fraction * 100)
  return `${percent(focus?.x ?? 0.5)}-${percent(focus?.y ?? 0.5)}`
}

/** The focus of a {@link focusKey}, as fractions. */
export function focusOf(key: string): { x: number; y: number } {
  const [x = 50, y = 50] = key.split('-').map(Number)
  return { x: x / 100, y: y / 100 }
}

/** The key of an image's node. Gatsby turns it into the node's id. */
export const imageNodeKey = (src: string): string => `ContentImage:${src}`
