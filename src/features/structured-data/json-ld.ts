import type { JsonLdNode } from './nodes'

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

/**
 * The nodes of a page as the text of one `application/ld+json` script. Properties without a value
 * are left out, and no text of the content can end the script.
 */
export function jsonLd(nodes: readonly JsonLdNode[]): string {
  const [first] = nodes
  const content =
    nodes.length === 1
      ? { '@context': 'https://schema.org', ...first }
      : { '@context': 'https://schema.org', '@graph': nodes }
  return JSON.stringify(content, (_, value: unknown) =>
    isEmpty(value) ? undefined : value,
  ).replace(/</g, '\\u003c')
}
