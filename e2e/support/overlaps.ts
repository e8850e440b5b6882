import type { Page } from '@playwright/test'

/**
 * The texts of a page that lie over one another, in pairs. Elements that are fixed to the window lie over the
 * page by intent. Texts for screen readers only have no place.
 */
export const overlappingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Tightly set lines touch where they have no letters. */
    const TIGHT = 4

    interface Text {
      readonly words: string
      readonly owner: Element | null
      readonly box: DOMRect
    }

    const ancestorsOf = (element: Element | null): Element[] =>
      element ? [element, ...ancestorsOf(element.parentElement)] : []

    /** The visible part of a box, after its ancestors have cut it off. */
    const seenPart = (box: DOMRect, around: readonly Element[]) =>
      around.reduce((seen, each) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(each)
        if (overflowX === 'visible' && overflowY === 'visible' && clipPath === 'none') return seen
        const edge = each.getBoundingClientRect()
        const [left, top] = [Math.max(seen.left, edge.left), Math.max(seen.top, edge.top)]
        const [right, bottom] = [
          Math.min(seen.right, edge.right),
          Math.min(seen.bottom, edge.bottom),
        ]
        return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
      }, box)

    const isFixed = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position)

    // Elements far from the window have no places yet.
    const placed = new CSSStyleSheet()
    placed.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(placed)

    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const owner = node.parentElement
      const words = node.textContent?.trim() ?? ''
      if (!words || !owner?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue
      const around = ancestorsOf(owner)
      if (around.some(isFixed) || owner.closest('noscript, svg, [inert]')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        const box = seenPart(line, around)
        if (box.width > 2 && box.height > 2 * TIGHT) texts.push({ words, owner, box })
      }
    }

    document.adoptedStyleSheets.pop()

    const meet = (one: Text, other: Text) =>
      one.owner !== other.owner &&
      Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 1 &&
      Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > 2 * TIGHT

    return texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => meet(one, other))
        .map((other) => `${one.words.slice(0, 40)} | ${other.words.slice(0, 40)}`),
    )
  })
