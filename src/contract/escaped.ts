const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/**
 * A text for HTML and XML, between tags as well as in an attribute with double quotes. It needs no
 * schemas, so that browser code may import it.
 *
 * @param signs the ones of `&<>"` to escape
 */
export const escaped = (text: string, signs = /[&<>"]/g): string =>
  text.replace(signs, (sign) => ENTITIES[sign] ?? sign)

/** The entities that sanitised markup and renderers write. */
const SIGNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(ENTITIES).map(([sign, entity]) => [entity, sign])),
  '&#39;': "'",
  '&#x27;': "'",
  '&nbsp;': '\u00A0',
}

/**
 * The reverse of {@link escaped}, for sanitised markup or an attribute that a renderer has written.
 */
export const unescaped = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#39|#x27|nbsp);/g, (entity) => SIGNS[entity] ?? entity)
