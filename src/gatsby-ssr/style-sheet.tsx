import { isValidElement, type ReactNode } from 'react'

const hrefOf = (component: ReactNode): string | undefined =>
  isValidElement<{ 'data-href'?: string }>(component) && component.type === 'style'
    ? component.props['data-href']
    : undefined

/**
 * The parts of a head with Gatsby's inlined style sheets as links to their files (docs/gatsby.md, style
 * sheet): as a part of every page they would be downloaded again with each. Gatsby begins with the
 * template's; here that of the frame comes first, which a later page has before its own, too.
 *
 * @throws when the head of a page that is published has no such style sheet
 */
export function linkStyleSheets(components: readonly ReactNode[]): ReactNode[] {
  const hrefs = components.map(hrefOf).filter((href) => href !== undefined)
  if (hrefs.length === 0 && process.env.NODE_ENV === 'production') {
    throw new Error('Gatsby inlines no style sheet: see "style sheet" in docs/gatsby.md.')
  }
  const links = hrefs.reverse().map((href) => <link key={href} rel="stylesheet" href={href} />)
  return [...links, ...components.filter((component) => hrefOf(component) === undefined)]
}
