import { parse, type HTMLElement } from 'node-html-parser'
import type { BuiltPage } from './built-site'

/** A link within the site; those of the locale menu lead to other sites and say so. */
interface PageLink {
  readonly href: string
  readonly isAlternate: boolean
}

/** What the tests of all pages look at; the documents themselves would not fit into memory. */
export interface PageFacts {
  readonly lang: string | undefined
  readonly title: string
  readonly headings: number
  readonly mains: number
  readonly canonical: string | undefined
  readonly meta: ReadonlyMap<string, string>
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  readonly links: readonly PageLink[]
  /** Addresses of pictures, scripts and styles on the site itself. */
  readonly assets: readonly string[]
  /** Words that no visitor should read: message keys, placeholders, values that are none. */
  readonly slips: readonly string[]
}

const KEYS =
  /\b(?:chrome|catalogue|product|contact|error|talk|form|search|user|finder|sitemap|newsletter|dropdown|entry|film|gallery|timeline|embed)\.[a-z][A-Za-z]+\b/

const attributes = (root: HTMLElement, selector: string, name: string): string[] =>
  root.querySelectorAll(selector).flatMap((element) => element.getAttribute(name) ?? [])

const assetsOf = (root: HTMLElement): string[] => [
  ...attributes(root, '[src]', 'src'),
  ...attributes(root, 'link[href^="/"]', 'href'),
  ...attributes(root, '[srcset]', 'srcset').flatMap((set) =>
    set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
  ),
]

/** Reads a page as the build wrote it. */
export function factsOf({ html }: BuiltPage): PageFacts {
  const root = parse(html, { blockTextElements: { script: true, style: true, noscript: false } })
  for (const element of root.querySelectorAll('script, style')) {
    if (!element.getAttribute('src')) element.remove()
  }
  const text = root.querySelector('body')?.textContent ?? ''
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
    links: root.querySelectorAll('a[href^="/"]').map((link) => ({
      href: link.getAttribute('href') ?? '',
      isAlternate: link.hasAttribute('hreflang'),
    })),
    assets: assetsOf(root).filter((address) => address.startsWith('/')),
    slips: [KEYS, /\{\{|undefined|\[object/].flatMap((pattern) => pattern.exec(text)?.[0] ?? []),
  }
}
