import type { Page } from '@playwright/test'

/** More stops than any page has. A longer walk is stuck in the page's content. */
const MAX_STOPS = 500
/**
 * Elements that stay at the top follow the scrolling in the next frame or two, on a busy machine later. An
 * element that covers the focus for a second counts as a cover.
 */
const MAX_FRAMES = 60
/**
 * Chromium without a window seems to give a page only one frame a second at times. The wait for a frame is
 * that long.
 */
const FRAME_MS = 250

/**
 * The focused element between header and footer, whether any part of it is visible, and the scroll position
 * of the page. Null elsewhere.
 *
 * @param before the scroll position at the previous stop
 */
const focused = (page: Page, before: number | undefined) =>
  page.evaluate(
    async ({ scrolledBefore, maxFrames, frameMs }) => {
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
      for (let frame = 0; frame < maxFrames && !seen; frame++) {
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
    { scrolledBefore: before, maxFrames: MAX_FRAMES, frameMs: FRAME_MS },
  )

/**
 * Presses Tab until the focus has left the page's content. Returns the elements that were entirely covered.
 */
async function walk(page: Page): Promise<string[]> {
  const covered: string[] = []
  let scrolled: number | undefined
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    // A key that is held down repeats; a release after each press costs a fifth of the walk.
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
 * Moves the focus from the footer up to the header and down again, with the keys that visitors press.
 * Browsers scroll differently in each direction, and the header reappears while the page scrolls up.
 *
 * @returns the focused elements that were entirely covered (WCAG 2.4.11). It says for each direction where
 *   they were and what covered them.
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
