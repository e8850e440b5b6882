import { expect, test, type Page } from '@playwright/test'
import { hydrated } from '../support/chrome'
import { examplePage } from '../support/built-site'
import { scrollTo } from '../support/scroll-position'
import italian from '../../src/sites/messages/it.json' with { type: 'json' }

const products = examplePage('products', 'it_eu')
const product = examplePage('products-category-slug', 'it_eu')
const questions = examplePage('services-faq', 'it_eu')

declare global {
  interface Window {
    ___navigate: (address: string) => void
  }
}

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const step = (page: Page, address: string) => page.evaluate((to) => window.___navigate(to), address)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens a page and waits until links work without a full load of the next page. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

/** Navigation to another page by a link, until that page is there. */
async function leave(page: Page, address: string): Promise<void> {
  const title = await heading(page).textContent()
  await step(page, address)
  await expect(heading(page)).not.toHaveText(title ?? '')
  await expect(page).toHaveURL(new RegExp(`${address}$`))
}

// @RD7.1
test('the tag manager gets an event for each page that is shown', async ({ page }) => {
  const views = () =>
    page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'page-view'))
  const viewOf = (address: string, facts: object) => ({
    ...{ event: 'page-view', locale: 'it_eu', ...facts },
    ...{ url: new URL(address, page.url()).href, title: expect.stringContaining(' | Saxum') },
  })
  await open(page, products)
  const list = viewOf(products, { routeName: 'products', pageType: 'products' })
  await expect.poll(views).toEqual([list])
  const titleOfList = await page.title()
  await leave(page, product)
  // The title changes with the page.
  expect(await page.title()).not.toBe(titleOfList)
  const machine = viewOf(product, { routeName: 'products-category-slug', pageType: 'product' })
  await expect.poll(views).toEqual([list, { ...machine, title: await page.title() }])
})

// @R2.1.4
test('a page begins at its top, and back leads to where the visitor was @browsers', async ({
  page,
}) => {
  await open(page, products)
  await scrollTo(page, 1200)
  await leave(page, product)
  await expect.poll(() => scrollY(page)).toBe(0)
  await scrollTo(page, 700)

  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${products}$`))
  await expect.poll(() => scrollY(page)).toBe(1200)
  // Pictures that are still loading already have their place.
  await page.waitForLoadState('networkidle')
  expect(await scrollY(page)).toBe(1200)

  await page.goForward()
  await expect.poll(() => scrollY(page)).toBe(700)
})

test('a place in another page is shown below what stays at the top, and back leads to where one was @browsers', async ({
  page,
}) => {
  await open(page, products)
  await step(page, `${product}#technical-data`)
  const place = page.locator('#technical-data')
  const below = async () => {
    const bar = await page.getByRole('navigation', { name: italian.entry.contents }).boundingBox()
    const box = await place.boundingBox()
    return (box?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0))
  }
  await expect(place).toBeInViewport()
  await expect.poll(below).toBeGreaterThanOrEqual(0)
  await expect.poll(below).toBeLessThan(60)
  // The visitor has not scrolled down.
  await expect(page.getByRole('banner')).not.toHaveAttribute('data-hidden')

  await scrollTo(page, 150)
  await leave(page, products)
  await page.goBack()
  await expect.poll(() => scrollY(page)).toBe(150)
})

// @RD9.1
test('a page that takes its time is announced by a progress bar, one that does not is not', async ({
  page,
}) => {
  const bar = page.getByRole('progressbar', { name: italian.chrome.pageLoading })
  await open(page, products)
  await leave(page, questions)
  await expect(bar).toHaveCount(0)

  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**/page-data${product}/page-data.json`, async (route) => {
    await answered
    await route.continue()
  })
  // Noted by the page: the test may look too late to see the first value.
  const values = await page.evaluateHandle(() => {
    const noted: (string | null)[] = []
    const note = (records: readonly MutationRecord[]) => {
      for (const { target } of records) {
        if (target instanceof Element) noted.push(target.ariaValueNow)
      }
    }
    const changes = { subtree: true, attributeFilter: ['aria-valuenow'] }
    new MutationObserver(note).observe(document.body, changes)
    return noted
  })
  await step(page, product)
  await expect.poll(() => values.jsonValue()).toEqual(['30', '75'])
  await expect(bar).toBeVisible()
  answer()
  await expect(page).toHaveURL(new RegExp(`${product}$`))
  await expect(bar).toHaveCount(0)
})

test('a screen reader hears the name of the new page, in its language @browsers', async ({
  page,
}) => {
  await open(page, products)
  await leave(page, product)
  const announcer = page.locator('[aria-live="assertive"]')
  await expect(announcer).toHaveCount(1)
  await expect(announcer).toHaveText((await heading(page).textContent()) ?? '')
  // The next Tab starts at the top of the new page.
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused()
})

test('structured data of one page do not stay for another', async ({ page }) => {
  await open(page, product)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  await leave(page, products)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
})

for (const [name, connection] of [
  ['on 2g', { effectiveType: 'slow-2g' }],
  ['for visitors who save data', { saveData: true }],
] as const) {
  test(`nothing is fetched ahead ${name}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value })
    }, connection)
    await open(page, products)
    const ahead: string[] = []
    page.on('request', (request) => ahead.push(request.url()))
    await page.locator('main a[href^="/it_eu/products/"]:visible').first().hover()
    await page.waitForTimeout(500)
    expect(ahead.filter((address) => address.includes('page-data'))).toEqual([])
  })
}

test('of two steps at once the second one counts @browsers', async ({ page }) => {
  await open(page, products)
  await step(page, product)
  await step(page, questions)
  await expect(page).toHaveURL(new RegExp(`${questions}$`))
  await expect(page.locator('main details[id]').first()).toBeVisible()
})
