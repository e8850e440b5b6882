import { createContext, useContext, useState } from 'react'

/** Whether HTML is rendered by the build, for browsers to hydrate, and not in a browser. */
export const isServer = typeof document === 'undefined'

/** A page without its islands, or one of its islands: it is rendered at once. */
interface Tree {
  /** Whether it has been rendered: components that are mounted later hydrate no HTML of the server. */
  current: boolean
  /** Says of each island of a page, as it is mounted, whether it is rendered after the page's top. */
  readonly isBelowTop?: () => boolean
}

/** The first page; every later page that is rendered as a whole replaces it. */
export const firstPage: Tree = { current: false }

/** The tree around a component. */
export const HydrationTree = createContext(firstPage)

/**
 * Whether a component hydrates HTML of the server, as decided when it is mounted. Components that
 * mount later in the same tree do not. Examples are a panel that opens, or the next page while
 * islands of the first one are waiting.
 */
export const useIsHydrating = (): boolean =>
  !useContext(HydrationTree).current &&
  !isServer &&
  Boolean(document.getElementById('___gatsby')?.firstChild)

/**
 * The content of an element whose text is slow to write: the server's text stays while its inputs
 * are the same. The first format of `Intl` takes a phone 0.15 s.
 *
 * @param of the inputs of the text
 * @param write returns the text
 * @returns props of the element
 */
export function useServerText(of: string, write: () => string) {
  const [first] = useState(useIsHydrating() ? of : null)
  return first === of
    ? { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }
    : { children: write() }
}
