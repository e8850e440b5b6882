import { type HTMLElement, parse } from 'node-html-parser'
import { escaped } from '../../contract/escaped'

/** A range of a page's text, and its replacement. */
interface Change {
  readonly range: readonly [start: number, end: number]
  readonly html: string
}

const elementOf = (page: HTMLElement, selector: string): HTMLElement => {
  const element = page.querySelector(selector)
  if (!element) throw new TypeError(`The search page has no ${selector}.`)
  return element
}

function fieldWith(query: string, page: HTMLElement): Change {
  const field = elementOf(page, 'main form[role=search] input[name=query]')
  field.removeAttribute('value')
  return { range: field.range, html: `<input ${field.rawAttrs} value="${escaped(query)}"/>` }
}

function placeWith(html: string, page: HTMLElement): Change {
  const place = elementOf(page, '[data-search-results]')
  return { range: place.range, html: `<div ${place.rawAttrs}>${html}</div>` }
}

/** Sets the page's own path in the browser, because scripts know no page at the function's path. */
const ownAddress = (path: string): string =>
  `<script src="/own-address.js" data-path="${escaped(path)}"></script>`

/**
 * A site's search page with a query in its field, and the results in their place. All else stays as
 * the build wrote it, so that the page's security policy holds.
 *
 * @param path of the page
 * @throws {TypeError} for a page without such a field or place
 */
export function fillPage(html: string, path: string, query: string, found: string): string {
  const page = parse(html)
  // From the end, because a change moves the text after it.
  return [fieldWith(query, page), placeWith(found, page)]
    .sort((a, b) => b.range[0] - a.range[0])
    .reduce((text, change) => {
      const [start, end] = change.range
      return text.slice(0, start) + change.html + text.slice(end)
    }, html)
    .replace('</head>', (end) => ownAddress(path) + end)
}
