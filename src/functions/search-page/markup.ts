const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it stands in HTML, between elements and in attributes with quotes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPED[character] ?? character)

/** HTML that may be printed as it is. */
export class Markup {
  constructor(readonly html: string) {}
}

type Printable = string | number | null | false | Markup | readonly Printable[]

const print = (value: Printable): string => {
  if (value instanceof Markup) return value.html
  if (value === null || value === false) return ''
  return typeof value === 'object' ? value.map(print).join('') : escaped(String(value))
}

/**
 * Tag of a template of HTML: texts in it are escaped, markup in it is not, `null` and `false` are nothing.
 * Attributes have to stand in double quotes.
 */
export const markup = (html: TemplateStringsArray, ...values: readonly Printable[]): Markup =>
  new Markup(String.raw({ raw: html }, ...values.map(print)))
