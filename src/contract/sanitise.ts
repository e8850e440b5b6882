import sanitize from 'sanitize-html'
import { dialableAddress } from './phone'
import { plainLine, plainText } from './plain-text'
import { addressKind, parseUrl } from './web-address'

/** Elements without a character between them: what an editor leaves who deletes a text. */
const isBlank = (html: string): boolean => html.replace(/<[^>]*>/g, '').trim() === ''

/**
 * The address of a link with its blanks mended, `null` when content may not name it. A relative address stays, so
 * that `npm run content:check` can report it: it leads to a page of this site or to none.
 */
function hrefOf(address: string): string | null {
  const written = dialableAddress(address).trim().replaceAll(' ', '%20')
  const isRelative = /^[^/]/.test(written) && parseUrl(written) === null
  return addressKind(isRelative ? `/${written}` : written) === null ? null : written
}

/** A language tag (BCP 47): letters, digits, hyphens. */
const LANGUAGE = /^[a-z\d-]{2,35}$/i

/** Far above every text. Browsers move elements below a depth of 512 to another place. */
const MOST_NESTED = 32

/** Attributes may hold characters that were written as their number, as texts may. */
const cleaned = (attributes: sanitize.Attributes): sanitize.Attributes =>
  Object.fromEntries(
    Object.entries(attributes)
      .map(([name, value]) => [name, plainLine(value)] as const)
      .filter(([name, value]) => !/lang$/.test(name) || LANGUAGE.test(value)),
  )

/** Relations that only search engines read. */
const SAID_OF_TARGET = new Set(['nofollow', 'sponsored', 'ugc'])

/** Keeps where a link leads, and decides the window that it opens and what that window may know. */
function link(tagName: string, attributes: sanitize.Attributes) {
  const { href = '', target = '', rel = '', ...others } = attributes
  const address = hrefOf(href)
  const isNew = target.toLowerCase() === '_blank'
  const relations = [
    ...rel
      .toLowerCase()
      .split(/\s+/)
      .filter((each) => SAID_OF_TARGET.has(each)),
    ...(isNew ? ['noopener', 'noreferrer'] : []),
  ]
  const attribs: sanitize.Attributes = {
    ...cleaned(others),
    ...(address !== null && { href: address }),
    ...(isNew && { target: '_blank' }),
    ...(relations.length > 0 && { rel: [...new Set(relations)].join(' ') }),
  }
  return { tagName, attribs }
}

/**
 * Makes text that editors wrote safe to print as HTML. It keeps the elements of running text and drops scripts,
 * event handlers, inline styles, frames and addresses that content may not name. A link may open a new window, to
 * which it hands over neither opener nor referrer. Markup without any text (`<p>&nbsp;</p>`) becomes nothing.
 */
export function sanitiseHtml(dirty: string): string {
  const clean = sanitize(dirty, {
    allowedTags: [
      ...['p', 'br', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'abbr'],
      ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'cite', 'q', 'code', 'a', 'hr'],
      ...['h2', 'h3', 'h4', 'h5', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {
      a: ['href', 'hreflang', 'rel', 'target'],
      abbr: ['title'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      '*': ['lang'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: MOST_NESTED,
    // A character may have been written as its number.
    textFilter: plainText,
    transformTags: {
      a: link,
      '*': (tagName, attributes) => ({
        tagName,
        attribs: tagName === 'a' ? attributes : cleaned(attributes),
      }),
    },
  }).trim()
  return isBlank(clean) ? '' : clean
}
