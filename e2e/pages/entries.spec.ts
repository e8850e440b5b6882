import { expect, test, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { path } from '../../src/routes'
import de from '../../src/sites/messages/de.json' with { type: 'json' }
import { builtPages, examplePage } from '../support/built-site'
import { laidOut, painted, whollyHydrated } from '../support/chrome'
import { languages } from '../support/languages'

/** The first page of a site with text that matches a pattern. */
const pageWith = (site: string, part: RegExp) => {
  const found = builtPages().find(({ match, html }) => match.site === site && part.test(html))
  if (!found) throw new Error(`No page of ${site} has ${String(part)}.`)
  return found.path
}

/** WCAG 2.2, relative luminance of a colour in sRGB. */
const luminance = (colour: readonly number[]) => {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The lowest contrast of a white text to any pixel behind it. */
async function contrastBehind(page: Page, text: Locator): Promise<number> {
  await text.evaluate((element) => (element.style.visibility = 'hidden'))
  const clip = await text.boundingBox()
  if (!clip) throw new Error('The text is not rendered.')
  const shot = await page.screenshot({ clip })
  const { channels } = await sharp(shot).removeAlpha().stats()
  // The maximum of each channel: no pixel is lighter than these together.
  return 1.05 / (luminance(channels.map(({ max }) => max)) + 0.05)
}

test('the openings of landings can be read whatever their picture shows @widths', async ({
  page,
}) => {
  const landings = builtPages().filter(
    ({ match }) => match.route === 'landings' && match.site === 'ww',
  )
  for (const { path } of landings) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const title = page.locator('h1')
    // The title is not quite white. The limit is a little above 4.5:1.
    expect(await contrastBehind(page, title), path).toBeGreaterThan(4.7)
  }
})

for (const [site, { entry }] of languages) {
  test(`a visitor of ${site} takes an event home into the calendar`, async ({ page }) => {
    await page.goto(pageWith(site, /href="\/calendar\//), { waitUntil: 'networkidle' })
    const link = page.getByRole('link', { name: entry.toCalendar })
    const file = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toContain('text/calendar')
    expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*SUMMARY:[^]*END:VCALENDAR\r\n$/)
  })
}

test('the contents of a notice lead to its parts, and stay in sight', async ({ page }) => {
  await page.goto(examplePage('pages', 'de_eu'), { waitUntil: 'networkidle' })
  const contents = page.getByRole('main').getByRole('navigation').last()
  const last = contents.getByRole('link').last()
  await laidOut(page)
  const title = (await last.innerText()).trim()
  await last.click()
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport()
  await expect(last).toBeInViewport()
})

test('a story leads into the next one', async ({ page }) => {
  const address = examplePage('customer-stories-slug', 'it_eu')
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('heading', { level: 3 }).last().getByRole('link').click()
  await expect(page).not.toHaveURL(address)
  await expect(page).toHaveURL(/\/it_eu\/customer-stories\/[a-z0-9-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a page of another service is asked for only after the visitor agreed', async ({ page }) => {
  const provider = 'OpenStreetMap'
  const asked: string[] = []
  await page.route(/openstreetmap\.org/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' })
  })
  await page.goto(path('news-and-events-slug', 'de_eu', { slug: 'verona-2027' }), {
    waitUntil: 'networkidle',
  })
  const load = page.getByRole('button', { name: de.embed.load.replace('{{provider}}', provider) })
  await whollyHydrated(page)
  await load.scrollIntoViewIfNeeded()
  await painted(page)
  expect(asked).toEqual([])
  await load.click()
  const map = page.getByTitle('Der Weg zum Messegelände')
  // `toBeFocused` also checks whether the document has the focus, and the page may run in another process by
  // then.
  await expect.poll(() => map.evaluate((frame) => document.activeElement === frame)).toBe(true)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an article is read from its title to its last line @widths', async ({ page }) => {
    await page.goto(examplePage('services-articles-slug', 'fr_eu'), { waitUntil: 'networkidle' })
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    for (const title of await main.getByRole('heading', { level: 2 }).all()) {
      await expect(title).toBeVisible()
    }
    await expect(main.locator('[data-needs-script]:visible')).toHaveCount(0)
    await expect(main.locator('img').first()).toBeVisible()
  })
})

test('on paper a notice is its text, and who says it', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(examplePage('pages', 'ww'), { waitUntil: 'networkidle' })
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.locator('nav:visible, button:visible')).toHaveCount(0)
  await expect(page.getByRole('contentinfo').locator('address')).toBeVisible()
})
