import type { Page } from '@playwright/test'

/** More stops than any page has: a walk that does not end has not left the page's content. */
const MAX_STOPS = 500
/**
 * What stays at the top follows the scrolling in the next frame or two; on a busy machine, later. What
 * covers the focus for a second, covers it.
 */
const PATIENCE_FRAMES = 60
/** Chromium without a window gives a page one frame a second at times, or so it seems none: that long is waited for one. */
const FRAME_MS = 250

/**
 * What has the focus between header and footer, whether any of it is seen, and how far the page is
 * scrolled for it; null elsewhere.
 *
 * @param before how far it was scrolled for the stop before
 */
const focused = (page: Page, before: number | undefined) =>
  page.evaluate(
    async ({ scrolledBefore, patience, frameMs }) => {
      const element = document.activeElement
      if (!element || element === document.body || element.closest('header, footer')) return null
      const labels = 'labels' in element ? [...(element.labels as NodeListOf<Element>)] : []
      const parts = [element, ...labels]
      const grid = [0.02, 0.25, 0.5, 0.75, 0.98]

      const nextFrame = () =>
        new Promise((resolve) => {
          requestAnimationFrame(resolve)
          setTimeout(resolve, frameMs)
        })
      // Markers of a map may overlap.
      const map = element.closest('svg')
      const isOf = (hit: Element) =>
        map?.contains(hit) || parts.some((part) => part.contains(hit) || hit.contains(part))
      const isSeen = () =>
        parts.some((part) => {
          const { left, top, width, height } = part.getBoundingClientRect()
          return grid.some((x) =>
            grid.some((y) => {
              const hit = document.elementFromPoint(left + x * width, top + y * height)
              return hit !== null && isOf(hit)
            }),
          )
        })

      if (window.scrollY !== scrolledBefore) await nextFrame()
      let seen = isSeen()
      for (let frame = 0; frame < patience && !seen; frame++) {
        await nextFrame()
        seen = isSeen()
      }
      const { left, top, width, height } = element.getBoundingClientRect()
      const cover = document.elementFromPoint(left + width / 2, top + height / 2)
      const name = (element.textContent.trim() || element.outerHTML).slice(0, 80)
      const place = `from ${Math.round(top)} to ${Math.round(top + height)} of ${window.innerHeight}`
      return {
        isSeen: seen,
        finding: `${name} (${place}), under ${cover?.outerHTML.slice(0, 80) ?? 'nothing'}`,
        scrolled: window.scrollY,
      }
    },
    { scrolledBefore: before, patience: PATIENCE_FRAMES, frameMs: FRAME_MS },
  )

/** Presses Tab until the focus has left the page's content; what it found entirely covered. */
async function walk(page: Page): Promise<string[]> {
  const covered: string[] = []
  let scrolled: number | undefined
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    // A key that is held repeats; to let go of it each time costs a fifth of the walk.
    await page.keyboard.down('Tab')
    const now = await focused(page, scrolled)
    if (!now) {
      await page.keyboard.up('Tab')
      return covered
    }
    scrolled = now.scrolled
    if (!now.isSeen) covered.push(now.finding)
  }
  throw new Error(`Tab did not lead out of the page's content in ${MAX_STOPS} steps.`)
}

/**
 * Walks the focus from the footer up to the header, which comes back as the page scrolls up, and down
 * again, with the keys that visitors press: what browsers scroll to depends on the direction.
 *
 * @returns what had the focus and was entirely covered (WCAG 2.4.11), in either direction, where, and by what
 */
export async function coveredFocus(page: Page): Promise<{ up: string[]; down: string[] }> {
  await page.evaluate(() => {
    const footer = document.querySelector('footer')
    if (!footer) return
    footer.tabIndex = -1
    footer.focus()
  })
  await page.keyboard.down('Shift')
  const up = await walk(page)
  await page.keyboard.up('Shift')
  return { up, down: await walk(page) }
}
