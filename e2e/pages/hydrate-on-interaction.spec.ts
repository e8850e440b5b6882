import { expect, test, type Page } from '@playwright/test'
import { path } from '../../src/routes'
import {
  staticContent,
  hydratedAtOnce,
  hydrated,
  laidOut,
  withoutInteraction,
} from '../support/chrome'
import { hold } from '../support/hold'
import { languages, widthTag } from '../support/languages'

/** Opens a page and gives the files that it has fetched. */
async function visit(page: Page, address: string): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await withoutInteraction(page)
  await page.goto(address, { waitUntil: 'networkidle' })
  await hydratedAtOnce(page)
  return asked
}

for (const [site, messages] of languages) {
  const home = path('home', site)
  const data = `/page-data${home}/page-data.json`

  test(`the home page of ${site} is fetched and hydrated with the first interaction${widthTag[site]}`, async ({
    page,
  }) => {
    const asked = await visit(page, home)
    await expect(staticContent(page)).toBeAttached()
    const before = asked.length
    expect(asked).not.toContain(data)
    await page.keyboard.press('Tab')
    await expect(staticContent(page)).not.toBeAttached()
    await expect(page.locator('main [data-static]')).toHaveCount(0)
    const later = asked.slice(before)
    expect(later).toContain(data)
    expect(later.some((address) => address.endsWith('.js'))).toBe(true)
  })

  test(`the first control that is pressed on the home page of ${site} answers`, async ({
    page,
  }) => {
    await visit(page, home)
    await expect(staticContent(page)).toBeAttached()
    const next = page.getByRole('button', { name: messages.rail.next }).first()
    const track = page.locator('ul', { has: page.getByRole('article') }).first()
    await next.evaluate((button: HTMLElement) => button.click())
    await expect.poll(() => track.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
    await expect(next).not.toHaveAttribute('aria-busy')
  })

  test(`a link leads on from the home page of ${site} before that is hydrated, and back`, async ({
    page,
  }) => {
    const send = await hold(page, `**${data}`)
    await visit(page, home)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const products = path('products', site)
    await page
      .locator(`main a[href^="${products}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(new RegExp(products))
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
    send()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('main [data-static]')).toHaveCount(0)
  })
}

test('pictures that are near are there before the page is hydrated, and stay @widths', async ({
  page,
}) => {
  await visit(page, path('about-charity', 'de_eu'))
  await expect(staticContent(page)).toBeAttached()
  const frames = page.locator('main div:has(> noscript, > picture)').filter({ visible: true })
  const first = frames.first()
  await expect(first.locator('img')).toBeVisible()
  // Later no layout brings other pictures into view.
  await laidOut(page)
  const inView = () =>
    frames.evaluateAll((all) =>
      all
        .filter((frame) => frame.getBoundingClientRect().top < innerHeight)
        .map((frame) => Boolean(frame.querySelector('img'))),
    )
  await expect.poll(inView).not.toContain(false)
  // The elements must stay the same: a picture that is rendered again would visibly flash.
  await first.locator('img').evaluate((image) => image.setAttribute('data-seen', ''))
  await hydrated(page)
  await expect(first.locator('img')).toHaveAttribute('data-seen')
  expect(await inView()).not.toContain(false)
})

test('an address that says more than which page is answered at once', async ({ page }) => {
  await visit(page, path('services-faq', 'it_eu'))
  await expect(staticContent(page)).toBeAttached()
  const question = await page.locator('main details[id]').last().getAttribute('id')
  await visit(page, `${path('services-faq', 'it_eu')}?from=mail#${question ?? ''}`)
  await expect(staticContent(page)).not.toBeAttached()
  await expect(page.locator(`#${question ?? ''}`)).toHaveAttribute('open', '')
})

test('a page with another version by the time of the first interaction is loaded again, once', async ({
  page,
}) => {
  let versions = 0
  await page.route('**/page-data/app-data.json', (route) => {
    versions += 1
    return versions === 2
      ? route.fulfill({ json: { webpackCompilationHash: 'another' } })
      : route.continue()
  })
  await visit(page, path('about-profile', 'de_eu'))
  const reloaded = page.waitForEvent('load')
  await page.keyboard.press('Tab')
  await reloaded
  await hydrated(page)
  expect(versions).toBe(4)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
