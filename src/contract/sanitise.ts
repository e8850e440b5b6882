import sanitize from 'sanitize-html'
import { dialableAddress } from './phone'
import { isInvisible, plainLine, plainText } from './plain-text'
import { withLinkedIds, withOwnIds } from './text-ids'
import { drawingIn, isMediumKind, MEDIA, textMedium } from './text-media'
import { TextStructure } from './text-structure'
import { readTree, type TextNode, writeTree } from './text-tree'
import { addressKind, parseUrl, withoutBlanks } from './web-address'

/**
 * The address of a link with its blanks fixed; `null` when content may not name it. A relative
 * address stays, so that `npm run content:check` can report it: it leads to a page of this site or
 * to none.
 */
function hrefOf(address: string): string | null {
  const written = withoutBlanks(dialableAddress(address).trim())
  const isRelative = /^[^/]/.test(written) && parseUrl(written) === null
  return addressKind(isRelative ? `/${written}` : written) === null ? null : written
}

/** Far above every text. Browsers move elements below a depth of 512 to another place. */
const MOST_NESTED = 32

const INTEGER = /^-?\d{1,9}$/
const SPAN = /^\d{1,3}$/

/** The allowed values of an attribute, where not every value is. */
const VALUES: Readonly<Record<string, RegExp>> = {
  // Language tags (BCP 47): letters, digits, hyphens.
  lang: /^[a-z\d-]{2,35}$/i,
  hreflang: /^[a-z\d-]{2,35}$/i,
  dir: /^(?:ltr|rtl|auto)$/,
  start: INTEGER,
  value: INTEGER,
  type: /^[1aAiI]$/,
  colspan: SPAN,
  rowspan: SPAN,
  scope: /^(?:row|col)(?:group)?$/,
  id: /./,
}

/** Written in capitals as well. */
const KEYWORDS = new Set(['dir', 'scope'])

/** Attributes may hold characters that were written by their number, as texts may. */
const cleaned = (attributes: sanitize.Attributes): sanitize.Attributes =>
  Object.fromEntries(
    Object.entries(attributes)
      .map(([name, value]) => {
        const line = plainLine(value)
        return [name, KEYWORDS.has(name) ? line.toLowerCase() : line] as const
      })
      // Ours alone.
      .filter(([name, value]) => !name.startsWith('data-') && (VALUES[name]?.test(value) ?? true)),
  )

/** Relations that only search engines read. */
const SAID_OF_TARGET = new Set(['nofollow', 'sponsored', 'ugc'])

/** Keeps the target of a link, and sets its window and what that window may know. */
function link(attributes: sanitize.Attributes): sanitize.Attributes {
  const { href = '', target = '', rel = '', name, ...others } = attributes
  const address = hrefOf(href)
  const medium = attributes['data-media'] ?? ''
  const isNew = target.toLowerCase() === '_blank'
  const relations = [
    ...rel
      .toLowerCase()
      .split(/\s+/)
      .filter((each) => SAID_OF_TARGET.has(each)),
    ...(isNew ? ['noopener', 'noreferrer'] : []),
  ]
  return {
    // Word writes the targets of its links so.
    ...(name !== undefined && cleaned({ id: name })),
    ...cleaned(others),
    ...(address !== null && { href: address }),
    ...(isMediumKind(medium) && { 'data-media': medium }),
    ...(isNew && { target: '_blank' }),
    ...(relations.length > 0 && { rel: [...new Set(relations)].join(' ') }),
  }
}

/** Elements of running text that have another name here, or had one in older versions of HTML. */
const NAMES: Readonly<Record<string, string>> = {
  ...{ strike: 's', del: 's', ins: 'u', kbd: 'code', samp: 'code', tt: 'code', var: 'i', dfn: 'i' },
  ...{ acronym: 'abbr', dir: 'ul', menu: 'ul', font: 'span', legend: 'summary' },
  ...Object.fromEntries(
    'address article aside body center details dialog fieldset footer form header hgroup main nav search section'
      .split(' ')
      .map((name) => [name, 'div']),
  ),
}

/** Elements for the styles that word processors write. */
const STYLES: readonly (readonly [RegExp, string])[] = [
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub(?!\w)/i, 'sub'],
  [/font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[^;]*line-through/i, 's'],
]

/** Editing programs' values for the `type` of a numbered list. */
const NUMBERINGS: readonly (readonly [RegExp, string])[] = [
  [/list-style(?:-type)?:[^;]*lower-(?:alpha|latin)/i, 'a'],
  [/list-style(?:-type)?:[^;]*upper-(?:alpha|latin)/i, 'A'],
  [/list-style(?:-type)?:[^;]*lower-roman/i, 'i'],
  [/list-style(?:-type)?:[^;]*upper-roman/i, 'I'],
]

const meaningOf = (
  style: string | undefined,
  meanings: readonly (readonly [RegExp, string])[],
): string | undefined => meanings.find(([written]) => written.test(style ?? ''))?.[1]

/** A medium until its text is read as a whole: its address and words are attributes that only this function writes. */
function medium(tag: string, attributes: sanitize.Attributes) {
  const found = textMedium(tag, attributes, hrefOf)
  const attribs = { 'data-src': found?.address ?? '', 'data-words': found?.words ?? '' }
  if (found === null) return { tagName: 'nothing', attribs: {} }
  return {
    tagName: 'span',
    attribs: tag === 'source' ? attribs : { ...attribs, 'data-media': tag },
  }
}

/** The element of a text that an element is. */
function elementOf(tag: string, attributes: sanitize.Attributes) {
  if (tag === 'a') return { tagName: 'a', attribs: link(attributes) }
  if (MEDIA.has(tag) || (tag === 'source' && attributes.src)) return medium(tag, attributes)
  const name = NAMES[tag] ?? tag
  const { style, ...others } = attributes
  const attribs = cleaned(others)
  if (name === 'ol') {
    const type = meaningOf(style, NUMBERINGS)
    return { tagName: name, attribs: { ...attribs, ...(type && { type }) } }
  }
  return { tagName: name === 'span' ? (meaningOf(style, STYLES) ?? name) : name, attribs }
}

const INLINE = [
  ...['br', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'abbr', 'cite', 'q'],
  ...['code', 'a', 'span', 'bdi', 'bdo', 'ruby', 'rt', 'rp', 'wbr'],
]
const BLOCKS = [
  ...['p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'figure', 'figcaption', 'hr'],
  ...[
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
  ],
]
/** They get other names when the text is read as a whole. */
const PASSING = ['div', 'summary', 'h1']

/** Keeps only the characters and elements of a text that a page may show. */
const harmless = (dirty: string): string =>
  sanitize(dirty, {
    allowedTags: [...INLINE, ...BLOCKS, ...PASSING],
    allowedAttributes: {
      a: ['href', 'hreflang', 'rel', 'target', 'data-media'],
      abbr: ['title'],
      ol: ['start', 'reversed', 'type'],
      li: ['value'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      span: ['data-media', 'data-src', 'data-words'],
      '*': ['lang', 'dir', 'id'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: MOST_NESTED,
    // A character may have been written as its number.
    textFilter: plainText,
    transformTags: { '*': elementOf },
  })

const hasTitle = (nodes: readonly TextNode[]): boolean =>
  nodes.some((node) => typeof node !== 'string' && (node.tag === 'h1' || hasTitle(node.children)))

/** Elements without a character between them: the remains of a deleted text. */
const isBlank = (html: string): boolean => isInvisible(html.replace(/<[^>]*>/g, ''))

/**
 * Makes text of editors safe to print as HTML, and regular: elements of running text in the order
 * that HTML wants. Scripts, event handlers, inline styles, frames and forbidden addresses are
 * dropped. Elements of pages become paragraphs and headings. A medium becomes a link to it
 * ({@link textsWithMedia}). Ids stay if links of the same text lead to them. A link may open a new
 * window, and passes on neither opener nor referrer. Markup without any visible text
 * (`<p>&nbsp;</p>`) becomes nothing.
 */
export function sanitiseHtml(dirty: string): string {
  const tree = withLinkedIds(readTree(harmless(dirty)))
  const structure = new TextStructure(hasTitle(tree))
  const parts = structure.of(tree)
  const clean = writeTree(withOwnIds(parts, dirty, structure.aliases)).trim()
  return isBlank(clean) ? drawingIn(dirty) : clean
}
