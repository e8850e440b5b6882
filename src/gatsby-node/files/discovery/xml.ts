import { escaped } from '../../../contract/escaped'

/**
 * Characters that XML 1.0 cannot hold, not even escaped: control characters and halves of a pair.
 */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A text for XML, between tags as well as in an attribute. */
export const xmlText = (text: string): string => escaped(text.replace(FORBIDDEN, ''))

/**
 * An element.
 *
 * @param attributes their values are escaped
 * @param children finished XML: other elements, or {@link xmlText}
 */
export function xmlElement(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...children: readonly string[]
): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(`${value}`)}"`)
  const start = `<${name}${given.join('')}`
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`
}

/** An element that holds a text. */
export const xmlTextElement = (name: string, text: string): string =>
  xmlElement(name, {}, xmlText(text))

/** A whole document, each part of its root on a line of its own, so that a change shows as one. */
export const xmlDocument = (
  name: string,
  namespaces: Readonly<Record<string, string>>,
  parts: readonly string[],
): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement(name, namespaces, '\n', ...parts.map((part) => `${part}\n`))}\n`
