import type { Page } from '@playwright/test'

/** Our own rule, which is stricter than the 24 px of WCAG 2.5.8. */
export const TARGET_PX = 44

/**
 * All controls and links except the markers of a map. Markers are as close together as their places, and the
 * list beside them does the same.
 */
const TARGETS = ':is(a[href], button, input, select, textarea, summary):not(svg *, :disabled)'

/**
 * Floating parts move away from an element in the frames after the page scrolls to it, on a busy machine
 * later.
 */
const MAX_FRAMES = 30

/**
 * The controls and links on a page with a target smaller than a size. Each comes with the width and height of
 * its target: its box, a label, or an area laid over a card. Links in running text are left out, like in WCAG
 * 2.5.8.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(
    async ({ selector, size, maxFrames }) => {
      const isInRunningText = (element: Element) =>
        getComputedStyle(element).display === 'inline' &&
        element.parentElement?.textContent.trim() !== element.textContent.trim()

      /** The skip link is above the window until it has the focus. */
      const isOutside = (element: Element) => element.getBoundingClientRect().bottom <= 0

      /**
       * The number of pixels that belong to an element's target, from a point in a direction, up to a limit.
       */
      const reach = (
        element: Element,
        [x, y]: readonly [number, number],
        [dx, dy]: readonly [number, number],
        limit: number,
      ) => {
        for (let step = 0; step <= limit; step++) {
          const hit = document.elementFromPoint(x + dx * step, y + dy * step)
          const control = hit?.closest('label')?.control
          if (!element.contains(hit) && control !== element) return step
        }
        return limit
      }

      /** The number of pixels of an element's target on the line through a point, up to the wanted size. */
      const extent = (
        element: Element,
        point: readonly [number, number],
        [dx, dy]: readonly [number, number],
      ) => {
        const before = reach(element, point, [-dx, -dy], size)
        return before + reach(element, point, [dx, dy], size - before)
      }

      const sizeOf = (element: Element) => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const labels = 'labels' in element ? [...(element.labels as NodeListOf<Element>)] : []
        const sizes = [element, ...labels].flatMap((part) => {
          const { left, top, width, height } = part.getClientRects()[0] ?? new DOMRect()
          const middle = [left + width / 2, top + height / 2] as const
          return [[extent(element, middle, [1, 0]), extent(element, middle, [0, 1])]]
        })
        return [0, 1].map((side) => Math.max(...sizes.map((each) => each[side] ?? 0)))
      }

      /** Half a pixel at each end. */
      const isLarge = (sides: readonly number[]) => sides.every((side) => side >= size - 1)
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

      const small: string[] = []
      const targets = [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest('[inert]') && !isInRunningText(element))
      for (const element of targets) {
        let sides = sizeOf(element)
        if (isOutside(element)) continue
        for (let frame = 0; frame < maxFrames && !isLarge(sides); frame++) {
          await nextFrame()
          sides = sizeOf(element)
        }
        const name = element.textContent.trim() || element.outerHTML
        // A floating part may be gone by now.
        if (element.isConnected && !isLarge(sides))
          small.push(`${name.slice(0, 80)}: ${sides.join(' × ')}`)
      }
      return small
    },
    { selector: TARGETS, size: TARGET_PX, maxFrames: MAX_FRAMES },
  )
