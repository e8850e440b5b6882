import type { Attributes } from 'sanitize-html'
import { isObject } from './is-object'
import { plainLine } from './plain-text'
import { parseUrl } from './web-address'

/** Elements that show pictures, sound, films and other pages, each with the attribute of its address. */
const SOURCES = new Map([
  ['img', 'src'],
  ['iframe', 'src'],
  ['frame', 'src'],
  ['oembed', 'url'],
  ['video', 'src'],
  ['audio', 'src'],
  ['object', 'data'],
  ['embed', 'src'],
])

/** Elements of media. Their own content is for browsers that do not know them. */
export const MEDIA: ReadonlySet<string> = new Set(SOURCES.keys())

/** Drawings that are part of a text. */
const DRAWN = /<(?:svg|canvas|math)\b/i

/** Whether a link may be marked as a replacement of such an element. */
export const isMediumKind = (kind: string): boolean => MEDIA.has(kind) || kind === 'svg'

/** The words for a medium without a description and an address. */
const NAMELESS = '…'

/** A short name of an address for people: a file's name, else the host. */
function nameOf(address: string): string {
  const host = parseUrl(address)?.hostname
  const last =
    address
      .replace(/[?#].*$/s, '')
      .split('/')
      .findLast(Boolean) ?? ''
  const name = host && !/\.\w+$/.test(last) ? host : last
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Pictures that count readers. */
const isCounter = ({ width, height }: Attributes): boolean =>
  [width, height].some((size) => size !== undefined && /^[01](?:px)?$/.test(size.trim()))

/** A medium of a text: its address, and the words of the link that replaces it. */
export interface TextMedium {
  readonly address: string
  readonly words: string
}

/**
 * Reads the address and the description of a medium.
 *
 * @param tag one of {@link MEDIA}, or `source`
 * @param hrefOf gives the allowed address of a link, `null` for one that content may not name
 * @returns `null` for an invisible picture
 */
export function textMedium(
  tag: string,
  attributes: Attributes,
  hrefOf: (address: string) => string | null,
): TextMedium | null {
  if (isCounter(attributes)) return null
  const written = attributes[SOURCES.get(tag) ?? 'src']?.trim() ?? ''
  // Players are often named without their scheme.
  const address = hrefOf(written.replace(/^\/\/(?=\w)/, 'https://')) ?? ''
  const label = [attributes.alt, attributes.title, attributes['aria-label']]
    .map((words) => plainLine(words ?? ''))
    .find((words) => words !== '')
  return { address, words: label ?? '' }
}

/** The words of a link that replaces a medium. */
export const mediumWords = ({ address, words }: TextMedium): string =>
  words || (address && nameOf(address)) || NAMELESS

/** A link in place of the drawing, for markup that holds nothing else; empty without a drawing. */
export const drawingIn = (html: string): string =>
  DRAWN.test(html) ? `<p><a data-media="svg">${NAMELESS}</a></p>` : ''

/** A text that holds media. */
export interface TextWithMedia {
  /** The path of the text in JSON: `blocks[1].text`. */
  readonly path: string
  /** Their elements, each once: `img`, `iframe`. */
  readonly media: readonly string[]
}

/**
 * The texts of a parsed answer, or of a part of it, that contain media. The site replaces each
 * medium with a link, because it shows pictures and films in their own blocks.
 */
export function textsWithMedia(value: unknown, path = ''): TextWithMedia[] {
  if (typeof value === 'string') {
    const media = Array.from(
      value.matchAll(/<a\b[^>]* data-media="([a-z]+)"/g),
      ([, tag = '']) => tag,
    )
    return media.length > 0 ? [{ path, media: [...new Set(media)] }] : []
  }
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => textsWithMedia(item, `${path}[${index}]`))
  }
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, item]) =>
    textsWithMedia(item, path === '' ? key : `${path}.${key}`),
  )
}
