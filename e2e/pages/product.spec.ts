import { expect, test, type Page } from '@playwright/test'
import de from '../../src/sites/messages/de.json' with { type: 'json' }
import en from '../../src/sites/messages/en.json' with { type: 'json' }
import { hydrated } from '../support/chrome'
import { openTalk } from '../support/forms'
import { builtPages, examplePage } from '../support/built-site'
import { MAX_SHIFT, shiftOf } from '../support/layout-shift'
import { overlappingTexts } from '../support/overlaps'

const products = builtPages().filter(({ match }) => match.route === 'products-category-slug')
/** A product of the worldwide site whose page matches a pattern. */
const productWith = (part: RegExp): string => {
  const page = products.find(({ match, html }) => match.site === 'ww' && part.test(html))
  if (!page) throw new Error(`No product page of the worldwide site holds ${part.source}.`)
  return page.path
}
const withGallery = productWith(/"Picture 2 of 2"/)
const withFilm = productWith(/<video/)
const withStories = productWith(/id="stories"/)
const withFacts = productWith(/id="facts"/)
const withDrawing = productWith(/id="versions".*\/static\/drawings\//s)

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Pictures of/ })
const enlarge = (page: Page) => page.getByRole('link', { name: en.gallery.enlarge }).first()
const data = (page: Page) => page.locator('#technical-data')
/** Opens a page and waits until it answers a visitor: without scripts its links lead elsewhere. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}
const failing = (page: Page) =>
  page.route('**/api/product-data/**', (route) =>
    route.fulfill({ status: 502, json: { error: { code: 502, message: 'upstream' } } }),
  )

test('pictures open over the window, are leafed through and zoomed by keys @widths', async ({
  page,
}) => {
  await open(page, withGallery)
  await enlarge(page).click()
  await expect(dialog(page).getByText('Picture 1 of 2')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page).getByText('Picture 2 of 2')).toBeVisible()
  await page.keyboard.press('+')
  const zoom = dialog(page).getByRole('button', { name: en.gallery.enlarge })
  await expect(zoom).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(enlarge(page)).toBeFocused()
})

test('a click zooms a picture to its place, and a drag moves it', async ({ page }) => {
  await open(page, withGallery)
  await enlarge(page).click()
  const picture = dialog(page).getByRole('img').first()
  const before = await picture.boundingBox()
  await page.mouse.click(200, 200)
  await expect.poll(async () => (await picture.boundingBox())?.width).toBe(2 * (before?.width ?? 0))
  const left = async () => (await picture.boundingBox())?.x ?? 0
  const start = await left()
  await page.mouse.move(400, 300)
  await page.mouse.down()
  await page.mouse.move(300, 300, { steps: 4 })
  await page.mouse.up()
  await expect.poll(left).toBeCloseTo(start - 100, 0)
})

test('a version stands in the address, and going back takes it back', async ({ page }) => {
  await open(page, withStories)
  const versions = page.getByRole('radio')
  const code = await versions.nth(1).getAttribute('value')
  await versions.nth(1).check({ force: true })
  await expect(page).toHaveURL(new RegExp(`\\?version=${code}$`))
  await page.goBack()
  await expect(page).toHaveURL(withStories)
  await expect(versions.first()).toBeChecked()
  await page.goto(`${withStories}?version=nonsense`, { waitUntil: 'networkidle' })
  await expect(versions.first()).toBeChecked()
})

for (const place of ['start', 'end'] as const) {
  test(`technical data that arrive late move nothing, seen at the ${place} @widths`, async ({
    page,
  }) => {
    let arrive = () => {}
    const late = new Promise<void>((resolve) => (arrive = resolve))
    await page.route('**/api/product-data/**', async (route) => {
      await late
      await route.continue()
    })
    const asked = page.waitForRequest('**/api/product-data/**')
    await page.goto(withStories, { waitUntil: 'networkidle' })
    await hydrated(page)
    await data(page).evaluate((element, block) => element.scrollIntoView({ block }), place)
    await asked
    await expect(data(page).getByRole('table', { name: en.product.published })).toBeVisible()
    const before = await shiftOf(page)
    arrive()
    await expect(data(page).getByRole('table', { name: en.product.published })).toBeHidden()
    expect((await shiftOf(page)) - before).toBeLessThanOrEqual(MAX_SHIFT)
  })
}

test('without its data the page shows the figures that were published', async ({ page }) => {
  await failing(page)
  await page.goto(examplePage('products-category-slug', 'de_eu'), { waitUntil: 'networkidle' })
  await data(page).scrollIntoViewIfNeeded()
  await expect(data(page).getByRole('alert')).toContainText(de.product.dataFailed.other)
  await expect(data(page).getByRole('table', { name: de.product.published })).toBeVisible()
})

test('a film can be played by the first who comes to it, and weighs on no page before @widths', async ({
  page,
}) => {
  await page.goto(withFilm)
  await hydrated(page)
  const film = page.locator('main video').first()
  await expect(film).toBeAttached()
  await expect(film).not.toHaveAttribute('controls')
  await page
    .getByRole('link', { name: /^Picture \d+ of/ })
    .and(page.locator('[data-film]'))
    .click()
  await expect(film).toHaveAttribute('controls')
  await expect(film).toBeInViewport({ ratio: 0.9 })
})

test('the contact form knows the product that the visitor comes from', async ({ page }) => {
  await page.goto(withStories, { waitUntil: 'networkidle' })
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const form = await openTalk(page, en)
  await expect(form.getByText(en.talk.about.replace('{{subject}}', title))).toBeVisible()
  await form.getByRole('combobox').click()
  await form.getByRole('option').first().click()
  await expect(form.locator('input[name="referrerLabel"]')).toHaveValue(title)
  await expect(form.locator('input[name="referrerPath"]')).toHaveValue(withStories)
})

const quotation = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Ask for a quotation' })

test('a quotation is asked for in the first screen and from the bar that stays, with the version that is chosen @widths', async ({
  page,
}) => {
  await open(page, withStories)
  await expect(quotation(page).first()).toBeInViewport({ ratio: 1 })
  const version = page.getByRole('radio').nth(1)
  await version.check({ force: true })
  await data(page).scrollIntoViewIfNeeded()
  const inBar = quotation(page).nth(1)
  await expect(inBar).toBeInViewport({ ratio: 1 })
  await expect(inBar).toHaveAttribute('href', /version=/)
  const asked = new URL((await inBar.getAttribute('href')) ?? '', page.url()).searchParams
  // Uses the keyboard, because the bar moves under a pointer when scrolling has brought the header back.
  await inBar.press('Enter')
  const form = page.locator('form[data-form="SXM-QUOTE"]')
  await expect(form.locator('[name=product]')).toHaveValue(asked.get('product') ?? '')
  await expect(form.locator('[name=version]')).toHaveValue(asked.get('version') ?? '')
  expect(asked.get('version')).toBeTruthy()
})

test('in North America metric values have the others beside them', async ({ page }) => {
  await page.goto(examplePage('products-category', 'en_na'), { waitUntil: 'networkidle' })
  await expect(page.getByRole('region', { name: en.catalogue.comparison })).toContainText(
    /\d\smm\s\([\d.,×\s–]+\sin\)/,
  )
})

test('the dimension drawing says all sizes, fits the window and follows the chosen version', async ({
  page,
}) => {
  await page.goto(withDrawing)
  await hydrated(page)
  const drawing = data(page).getByRole('img')
  await drawing.scrollIntoViewIfNeeded()
  await expect(drawing).toHaveAccessibleName(/length [\d.,]+\sm+ \([\d.,]+\s\w+\), width .*height /)
  const first = await drawing.getAttribute('src')
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const { ratio, drawn } = await drawing.evaluate((image: HTMLImageElement) => ({
    ratio: image.naturalWidth / image.naturalHeight,
    drawn: image.clientWidth / image.clientHeight,
  }))
  expect(drawn).toBeCloseTo(ratio, 1)
  await page.getByRole('radio').nth(1).check({ force: true })
  await expect(drawing).not.toHaveAttribute('src', first ?? '')
})

test('the facts for a buyer come along from page to page', async ({ page }) => {
  const facts = page.locator('#facts')
  const warranty = facts.getByRole('row', { name: /^Warranty 24 months/ })
  await open(page, withFacts)
  await expect(warranty).toBeVisible()
  await page
    .getByRole('navigation', { name: en.chrome.breadcrumbs })
    .getByRole('link')
    .last()
    .click()
  await expect(page).not.toHaveURL(new RegExp(`${withFacts}$`))
  await page.getByRole('main').locator(`a[href="${withFacts}"]`).first().click()
  await expect(warranty).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a quotation is a link to the page of its form, which names the product', async ({
    page,
  }) => {
    await page.goto(withStories)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await quotation(page).first().click()
    await expect(page).toHaveURL(/\/contacts\/quotation\?product=/)
    expect(new URL(page.url()).searchParams.get('product')).toBe(title)
  })

  test('the facts for a buyer are on the page, and lead to pages that exist', async ({
    page,
    request,
  }) => {
    await page.goto(withFacts)
    const facts = page.locator('#facts')
    await expect(facts.getByRole('row', { name: /^Delivery/ })).toBeVisible()
    const links = await facts.getByRole('link').all()
    expect(links.length).toBeGreaterThan(4)
    for (const link of links) {
      const answer = await request.get((await link.getAttribute('href')) ?? '')
      expect(answer.status()).toBe(200)
    }
    await facts.getByRole('link', { name: 'Warranty' }).click()
    await expect(page).toHaveURL(/\/services\/faq#warranty$/)
    await expect(page.locator('#warranty')).toBeVisible()
  })

  test('pictures are links to their files, and published figures stand for the data', async ({
    page,
    request,
  }) => {
    await page.goto(withGallery, { waitUntil: 'networkidle' })
    const file = await enlarge(page).getAttribute('href')
    expect((await request.get(file ?? '')).headers()['content-type']).toMatch(/^image\//)
    await expect(data(page).getByRole('table', { name: en.product.published })).toBeVisible()
    await expect(data(page).locator('noscript')).toBeVisible()
  })
})

/** The length of the longest figure in the paragraphs of a product. */
function longestFigure(html: string): number {
  const [, features = ''] = /id="features"(.*?)<\/section>/s.exec(html) ?? []
  const figures = [...features.matchAll(/<dd[^>]*>(.*?)<\/dd>/gs)]
  return Math.max(0, ...figures.map(([, figure = '']) => figure.replace(/<[^>]*>/g, '').length))
}

test.describe('in both systems of units', () => {
  test.use({ javaScriptEnabled: false })

  test('no figure lies over the words beside it, however long', async ({ page }) => {
    const longest = products
      .filter(({ match }) => match.site === 'en_na')
      .toSorted((one, other) => longestFigure(other.html) - longestFigure(one.html))
      .slice(0, 8)
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const { path } of longest) {
        await page.goto(path)
        expect(await overlappingTexts(page), `${path} at ${width}`).toEqual([])
      }
    }
  })
})
