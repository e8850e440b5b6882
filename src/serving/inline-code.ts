import { createHash } from 'node:crypto'
import { unescaped } from '../contract/escaped'

/** Kinds of code that a policy can allow by its hash. */
export const inlineKinds = ['script', 'style', 'style attribute'] as const
export type InlineKind = (typeof inlineKinds)[number]

/** A piece of inline code on a page. */
interface FoundCode {
  readonly kind: InlineKind
  readonly code: string
}

/** A distinct piece of inline code, with a page that has it. */
export interface InlineCode {
  readonly kind: InlineKind
  /** Source expression of a Content-Security-Policy: `'sha256-…'`. */
  readonly hash: string
  /** How the code begins, for messages. */
  readonly start: string
  /** The first page with it, and the number of pages with it. */
  readonly page: string
  pages: number
}

const ATTRIBUTES = String.raw`((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=]+))?)*)\s*`
const ELEMENTS = new RegExp(String.raw`<(script|style)${ATTRIBUTES}>([\s\S]*?)</\1\s*>`, 'gi')
const STYLE_ATTRIBUTES = new RegExp(String.raw`<[a-z][a-z0-9-]*(?=\s)${ATTRIBUTES}/?>`, 'gi')
const STYLE_ATTRIBUTE = /\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/i
const TYPE = /\stype\s*=\s*["']?([^"'\s>]*)/i
const EXECUTED_TYPES: ReadonlySet<string> = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
])

const hasSource = (attributes: string): boolean => /\ssrc\s*=/i.test(attributes)
const isExecuted = (attributes: string): boolean =>
  EXECUTED_TYPES.has(TYPE.exec(attributes)?.[1]?.toLowerCase() ?? '')

/** The source expression that allows exactly this code. */
export const hashOf = (code: string): string =>
  `'sha256-${createHash('sha256').update(code, 'utf8').digest('base64')}'`

/**
 * Finds the inline code of one document: scripts that a browser would run (not data such as
 * JSON-LD), `<style>` elements and `style=` attributes. It reads the HTML of a renderer (quoted,
 * escaped attributes), not all HTML.
 */
export function inlineCodeOf(html: string): FoundCode[] {
  const found: FoundCode[] = []
  for (const [, element = '', attributes = '', code = ''] of html.matchAll(ELEMENTS)) {
    if (element.toLowerCase() === 'style') found.push({ kind: 'style', code })
    else if (!hasSource(attributes) && isExecuted(attributes)) found.push({ kind: 'script', code })
  }
  const markup = html.replace(ELEMENTS, '')
  for (const [, attributes = ''] of markup.matchAll(STYLE_ATTRIBUTES)) {
    const match = STYLE_ATTRIBUTE.exec(attributes)
    if (match) found.push({ kind: 'style attribute', code: unescaped(match[1] ?? match[2] ?? '') })
  }
  return found
}

const MAX_SHOWN = 60

/**
 * The distinct inline code of pages.
 *
 * @param pages each with the results of {@link inlineCodeOf}
 * @returns sorted by kind and hash, so that equal builds give equal lists
 */
export function distinctInlineCode(
  pages: Iterable<readonly [page: string, codes: readonly FoundCode[]]>,
): InlineCode[] {
  const distinct = new Map<string, InlineCode>()
  for (const [page, codes] of pages) {
    const ofPage = new Map(codes.map((each) => [`${each.kind} ${each.code}`, each]))
    for (const [key, { kind, code }] of ofPage) {
      const known = distinct.get(key)
      if (known) known.pages += 1
      else {
        const start = code.trim().replace(/\s+/g, ' ').slice(0, MAX_SHOWN)
        distinct.set(key, { kind, hash: hashOf(code), start, page, pages: 1 })
      }
    }
  }
  return [...distinct.values()].sort(
    (a, b) => a.kind.localeCompare(b.kind) || (a.hash < b.hash ? -1 : 1),
  )
}
