import { isValidElement, type ReactNode } from 'react'

const hrefOf = (component: ReactNode): string | undefined =>
  isValidElement<{ 'data-href'?: string }>(component) && component.type === 'style'
    ? component.props['data-href']
    : undefined

/**
 * The parts of a head with Gatsby's inlined style sheet as a link to its file (docs/gatsby.md, style
 * sheet): as a part of every page it would be downloaded again with each.
 *
 * @throws when the head of a page that is published has no such style sheet
 */
export function linkStyleSheet(components: readonly ReactNode[]): ReactNode[] {
  const isLinked = components.some((component) => hrefOf(component) !== undefined)
  if (!isLinked && process.env.NODE_ENV === 'production') {
    throw new Error('Gatsby inlines no style sheet: see "style sheet" in docs/gatsby.md.')
  }
  return components.map((component) => {
    const href = hrefOf(component)
    return href === undefined ? component : <link key={href} rel="stylesheet" href={href} />
  })
}
