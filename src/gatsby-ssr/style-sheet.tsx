import { isValidElement, type ReactNode } from 'react'

/** The sheet of panels that open. */
export const PANEL_STYLES = 'panels'

/** The sheet of the blocks that content is composed of, and of their components. */
export const BLOCK_STYLES = 'block-styles'

const OF_TEMPLATE = /^\/component---/

const hrefOf = (component: ReactNode): string | undefined =>
  isValidElement<{ 'data-href'?: string }>(component) && component.type === 'style'
    ? component.props['data-href']
    : undefined

const isOfPanels = (href: string) => href.startsWith(`/${PANEL_STYLES}.`)

/** The style sheets of a page, and the other parts of its head. */
interface Styles {
  readonly head: readonly ReactNode[]
  /** The sheet of panels, for the end of the page: the first paint does not wait for it. */
  readonly late: ReactNode
}

/**
 * The frame's sheet is first: a later page also has it before its own. The sheet of blocks comes
 * before those of templates.
 */
const rank = (href: string) =>
  OF_TEMPLATE.test(href) ? 2 : Number(href.startsWith(`/${BLOCK_STYLES}.`))

/**
 * The parts of a head, with Gatsby's style sheets at its end. They are empty: the build's last step
 * fills them (docs/gatsby.md, style sheet).
 *
 * @throws when the head of a published page has no such style sheets
 */
export function stylesLast(components: readonly ReactNode[]): Styles {
  const hrefs = components.map(hrefOf).filter((href) => href !== undefined)
  const inPage = hrefs.filter((href) => !isOfPanels(href)).sort((a, b) => rank(a) - rank(b))
  const late = hrefs.find(isOfPanels)
  if ((inPage.length === 0 || late === undefined) && process.env.NODE_ENV === 'production') {
    throw new Error('Gatsby inlines no style sheets: see "style sheet" in docs/gatsby.md.')
  }
  const others = components.filter((component) => hrefOf(component) === undefined)
  return {
    head: [...others, ...inPage.map((href) => <style key={href} data-href={href} />)],
    late: late && <link key={PANEL_STYLES} rel="stylesheet" href={late} />,
  }
}
