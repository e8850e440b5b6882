import type { Browser, Locator, Page } from '@playwright/test'
import type { SiteAddresses } from './addresses'
import { newVisitor, type Visitor } from './visitor'
import { READING_MS } from './weight'

/** How a visitor reaches a card before the press, on a phone's connection. */
const approaches = {
  /** A card that was already on the screen; the press follows as soon as the pointer is over it. */
  inView: { inView: 2000, hovered: 100 },
  /** A card that scrolls into view under the pointer. */
  hovered: { inView: 0, hovered: 1000 },
} as const
export type Approach = keyof typeof approaches

/**
 * After this many page changes everything is cached that is fetched only once, such as the code of a page
 * type.
 */
const SETTLED_AFTER = 4
const CHANGES = 50

/**
 * Measures the time from the press of a link until the browser paints another h1 at the link's address. It
 * works across documents, too. The browser reports the paint of elements that ask for it (Element Timing). No
 * function has a name: see `longestInteraction`.
 */
const observePageChange = () => {
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      sessionStorage.setItem('pressed', String(performance.timeOrigin + event.timeStamp))
      sessionStorage.setItem('wanted', link?.pathname ?? '')
      sessionStorage.setItem('left', document.querySelector('h1')?.textContent ?? '')
    },
    { capture: true },
  )
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'identifier') !== sessionStorage.getItem('wanted')) continue
      const pressed = Number(sessionStorage.getItem('pressed'))
      Object.assign(window, { pageChange: performance.timeOrigin + entry.startTime - pressed })
    }
  }).observe({ type: 'element', buffered: true })
  new MutationObserver(() => {
    const heading = document.querySelector('h1')
    if (!heading || heading.textContent === sessionStorage.getItem('left')) return
    // The path of the present page: another page may be open when the browser reports the paint.
    heading.setAttribute('elementtiming', location.pathname)
  }).observe(document, { childList: true, subtree: true })
}

/** The cards of a list: the links to pages beside `product`, each page once. */
async function cardsOf(page: Page, product: string): Promise<readonly Locator[]> {
  const folder = new URL('.', product.replace(/\/$/, '')).pathname
  const paths = await page
    .locator('main a:visible')
    .evaluateAll((links) =>
      links.map((link) =>
        link instanceof HTMLAnchorElement ? (link.getAttribute('href') ?? '') : '',
      ),
    )
  const cards = [...new Set(paths)].filter((href) => {
    const { pathname } = new URL(href, product)
    return (
      pathname.startsWith(folder) &&
      !pathname.slice(folder.length).replace(/\/$/, '').includes('/') &&
      pathname !== folder
    )
  })
  if (cards.length === 0) throw new Error(`${page.url()} has no cards of ${folder}…`)
  return cards.map((href) => page.locator(`main a[href="${href}"]`).first())
}

async function atCards(browser: Browser, { category, product }: SiteAddresses) {
  const visitor = await newVisitor(browser)
  await visitor.page.addInitScript(observePageChange)
  await visitor.page.goto(category, { waitUntil: 'networkidle' })
  return { visitor, cards: await cardsOf(visitor.page, product) }
}

async function changePage(
  { page, slowDown }: Visitor,
  card: Locator,
  approach: Approach,
): Promise<number> {
  await page.waitForTimeout(READING_MS)
  await slowDown()
  await card.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { inView, hovered } = approaches[approach]
  await page.waitForTimeout(inView)
  const box = await card.boundingBox()
  if (!box) throw new Error('The card is not on the screen.')
  await page.mouse.move(box.x + box.width / 2, box.y + Math.min(60, box.height / 2))
  await page.waitForTimeout(hovered)
  await page.mouse.down()
  await page.mouse.up()
  const took = await page.waitForFunction(() => Number(Reflect.get(window, 'pageChange')))
  return took.jsonValue()
}

/** Milliseconds from the press on a card of a list until the linked page shows its h1. */
export async function pageChange(
  browser: Browser,
  site: SiteAddresses,
  approach: Approach,
  index: number,
): Promise<number> {
  const { visitor, cards } = await atCards(browser, site)
  const card = cards[index % cards.length]
  if (!card) throw new Error('The list is empty.')
  const took = await changePage(visitor, card, approach)
  await visitor.leave()
  return took
}

/** Waits for an h1 that differs from the h1 of the page before. */
const arrived = (page: Page, left: string | null) =>
  page.waitForFunction((before) => {
    const heading = document.querySelector('h1')?.textContent
    return heading && heading !== before
  }, left)

/** Bytes of heap after both page types were visited, and after fifty page changes between them. */
export async function heapOfChanges(browser: Browser, site: SiteAddresses) {
  const { visitor, cards } = await atCards(browser, site)
  const { page, heap, leave } = visitor
  const heading = () => page.locator('h1').first().textContent()
  let settled = 0
  for (let change = 0; change < CHANGES; change += 2) {
    const list = await heading()
    await cards[(change / 2) % cards.length]?.click()
    await arrived(page, list)
    const product = await heading()
    await page.goBack()
    await arrived(page, product)
    if (change + 2 === SETTLED_AFTER) settled = await heap()
  }
  const last = await heap()
  await leave()
  return { settled, last }
}
