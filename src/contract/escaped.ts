const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/**
 * A text as it stands in HTML and XML, between tags as well as in an attribute with double quotes. It needs no schemas,
 * so that code for the browser may import it.
 *
 * @param signs those of `&<>"` that are escaped
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

/** The text that stands in sanitised markup, or in an attribute that a renderer has written, as {@link escaped}. */
export const unescaped = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#39|#x27|nbsp);/g, (entity) => SIGNS[entity] ?? entity)
