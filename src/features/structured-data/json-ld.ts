import type { Thing } from './things'

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

/**
 * What a page describes as the text of one `application/ld+json` script. Properties without a value
 * are left out, and no text of the content can end the script.
 */
export function jsonLd(things: readonly Thing[]): string {
  const [first] = things
  const content =
    things.length === 1
      ? { '@context': 'https://schema.org', ...first }
      : { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(content, (_, value: unknown) =>
    isEmpty(value) ? undefined : value,
  ).replace(/</g, '\\u003c')
}
