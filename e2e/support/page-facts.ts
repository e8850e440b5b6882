import { parse, TextNode, type HTMLElement, type Node } from 'node-html-parser'
import { messageKeysIn } from '../../src/sites/testing/message-keys'
import type { BuiltPage } from './built-site'

/** A link within the site; links of the locale menu lead to other sites and are marked as such. */
interface PageLink {
  readonly href: string
  readonly isAlternate: boolean
}

/** The facts that the tests of all pages use; the documents themselves would not fit into memory. */
export interface PageFacts {
  readonly lang: string | undefined
  readonly title: string
  readonly headings: number
  readonly mains: number
  readonly canonical: string | undefined
  readonly meta: ReadonlyMap<string, string>
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  /** The Atom feeds that the head announces. */
  readonly feeds: readonly string[]
  readonly links: readonly PageLink[]
  /** Addresses of pictures, scripts and styles on the site itself. */
  readonly assets: readonly string[]
  /** Words that no visitor should read: message keys, placeholders, invalid values. */
  readonly slips: readonly string[]
  /** Links and buttons that a screen reader has no words for. */
  readonly nameless: readonly string[]
  /** The texts of the visible breadcrumbs, from the home page to the page itself; empty without them. */
  readonly breadcrumbs: readonly string[]
  /** The page's data for search engines: the things of its JSON-LD. */
  readonly things: readonly Thing[]
}

/** A thing of JSON-LD. */
export type Thing = Readonly<Record<string, unknown>>

const attributes = (root: HTMLElement, selector: string, name: string): string[] =>
  root.querySelectorAll(selector).flatMap((element) => element.getAttribute(name) ?? [])

/** The texts of a page one by one: joined, they would form other words. */
const textsOf = (node: Node): string[] =>
  node instanceof TextNode ? [node.textContent] : node.childNodes.flatMap(textsOf)

/** Attributes that are read out or shown. */
const SPOKEN = ['alt', 'aria-label', 'placeholder', 'title']

function slipsOf(root: HTMLElement): string[] {
  const texts = [
    ...textsOf(root),
    ...SPOKEN.flatMap((name) => attributes(root, `[${name}]`, name)),
    ...attributes(root, 'meta[content]', 'content'),
  ]
  return texts.flatMap((text) => [
    ...messageKeysIn(text),
    ...(/\{\{|undefined|\[object/.exec(text) ?? []),
  ])
}

const assetsOf = (root: HTMLElement): string[] => [
  ...attributes(root, '[src]', 'src'),
  ...attributes(root, 'link[href^="/"]', 'href'),
  ...attributes(root, '[srcset]', 'srcset').flatMap((set) =>
    set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
  ),
]

const hasName = (element: HTMLElement): boolean =>
  Boolean(
    element.getAttribute('aria-label') ??
    element.getAttribute('aria-labelledby') ??
    element.getAttribute('title'),
  ) ||
  element.textContent.trim() !== '' ||
  element.querySelectorAll('img, [aria-label]').some((inner) => {
    const name = inner.getAttribute('alt') ?? inner.getAttribute('aria-label')
    return Boolean(name)
  })

const breadcrumbsOf = (root: HTMLElement): string[] => {
  const list = root.querySelector('li[aria-current="page"]')?.parentNode
  return list?.querySelectorAll('li').map((item) => item.textContent.trim()) ?? []
}

/** A list of things, or the only thing. */
interface JsonLd extends Thing {
  readonly '@graph'?: readonly Thing[]
}

function thingsOf(root: HTMLElement): readonly Thing[] {
  const text = root.querySelector('script[type="application/ld+json"]')?.textContent
  if (!text) return []
  const content: JsonLd = JSON.parse(text)
  return content['@graph'] ?? [content]
}

/** Reads a page as the build wrote it. */
export function factsOf({ html }: BuiltPage): PageFacts {
  const root = parse(html, { blockTextElements: { script: true, style: true, noscript: false } })
  const things = thingsOf(root)
  for (const element of root.querySelectorAll('script, style')) {
    if (!element.getAttribute('src')) element.remove()
  }
  return {
    lang: root.querySelector('html')?.getAttribute('lang'),
    title: root.querySelector('title')?.textContent ?? '',
    headings: root.querySelectorAll('h1').length,
    mains: root.querySelectorAll('main').length,
    canonical: root.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    meta: new Map(
      root.querySelectorAll('meta').flatMap((element): [string, string][] => {
        const key = element.getAttribute('name') ?? element.getAttribute('property')
        return key ? [[key, element.getAttribute('content') ?? '']] : []
      }),
    ),
    alternates: root.querySelectorAll('link[rel="alternate"][hreflang]').map((link) => ({
      hreflang: link.getAttribute('hreflang') ?? '',
      href: link.getAttribute('href') ?? '',
    })),
    feeds: attributes(root, 'link[type="application/atom+xml"]', 'href'),
    links: root.querySelectorAll('a[href^="/"]').map((link) => ({
      href: link.getAttribute('href') ?? '',
      isAlternate: link.hasAttribute('hreflang'),
    })),
    assets: assetsOf(root).filter((address) => address.startsWith('/')),
    slips: slipsOf(root),
    nameless: root
      .querySelectorAll('a[href], button, summary')
      .filter((element) => !hasName(element))
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    breadcrumbs: breadcrumbsOf(root),
    things,
  }
}
