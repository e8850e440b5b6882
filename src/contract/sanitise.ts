import sanitize from 'sanitize-html'
import { withoutControls } from './plain-text'

/** Far deeper than editors nest; of what is deeper the text stays. Browsers and parsers have limits of some hundred. */
const MAX_NESTING = 64

/** Elements without a character between them: what an editor leaves who deletes a text. */
const isBlank = (html: string): boolean => html.replace(/<[^>]*>/g, '').trim() === ''

/**
 * Makes text that editors wrote safe to print as HTML: keeps the elements of running text,
 * drops scripts, event handlers, inline styles, frames and unknown protocols, and lets links
 * that leave the page neither hand over the opener nor the referrer. Of markup without any text
 * (`<p>&nbsp;</p>`) nothing is left.
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
    nestingLimit: MAX_NESTING,
    // A character may have been written as its number.
    textFilter: withoutControls,
    transformTags: {
      a: (tagName, attributes) => ({
        tagName,
        attribs:
          attributes.target === '_blank'
            ? { ...attributes, rel: 'noopener noreferrer' }
            : attributes,
      }),
    },
  }).trim()
  return isBlank(clean) ? '' : clean
}
