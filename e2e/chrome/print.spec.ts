import { expect, test } from '@playwright/test'
import { examplePage } from '../support/built-site'
import { hydratedAtOnce } from '../support/chrome'

const ROUTES = [
  'home',
  'products',
  'products-category-slug',
  'careers-job-opportunities',
  'landings',
] as const

for (const route of ROUTES) {
  test(`on paper a page of ${route} says whose it is and offers nothing to press`, async ({
    page,
  }) => {
    await page.goto(examplePage(route, 'ww'))
    await page.emulateMedia({ media: 'print' })
    const header = page.getByRole('banner')
    const logo = header.getByRole('img')
    await expect(logo).toBeVisible()
    await expect(logo).toHaveCSS('filter', 'none')
    await expect(header).toHaveCSS('position', 'static')
    await expect(header.getByRole('link')).toHaveCount(1)
    await expect(page.getByRole('contentinfo').getByText('©')).toBeVisible()
    await expect(page.locator('address')).toHaveCount(route === 'landings' ? 0 : 1)
    for (const address of await page.locator('address').all()) await expect(address).toBeVisible()
    await expect(page.locator(':is(nav, button, [type="checkbox"]):visible')).toHaveCount(0)
  })
}

test('on paper nobody is sent to a form', async ({ page }) => {
  await page.goto(examplePage('products-category-slug', 'ww'))
  const asks = page.getByRole('main').getByRole('link', { name: 'Ask for a quotation' })
  await expect(asks.first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(asks).toHaveCount(0)
})

test('on paper technical data are complete, however much of them the window shows', async ({
  page,
}) => {
  await page.goto(examplePage('products-category-slug', 'ww'))
  // While the end of the box is in view, arriving data are clipped to the reserved height.
  const data = page.locator('#technical-data [data-height]')
  await data.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await expect(data).not.toHaveAttribute('data-height', 'pending')
  await page.emulateMedia({ media: 'print' })
  const hidden = await data.evaluate(
    ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
  )
  expect(hidden).toBeLessThanOrEqual(1)
})

test('on paper that is printed before the data have come stands what is known, and no empty row', async ({
  page,
}) => {
  await page.route('**/api/product-data/**', () => undefined)
  await page.goto(examplePage('products-category-slug', 'ww'))
  const data = page.locator('#technical-data [data-height]')
  await data.scrollIntoViewIfNeeded()
  await page.emulateMedia({ media: 'print' })
  await expect(data.getByRole('table')).toBeVisible()
  await expect(data.locator('div[aria-hidden]:visible')).toHaveCount(0)
})

test('on paper answers stand below their questions', async ({ page }) => {
  await page.goto(examplePage('services-faq', 'ww'))
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main details > :not(summary)').first()).toBeVisible()
})

test('on paper the address of another site stands beside its link in running text', async ({
  page,
}) => {
  await page.goto(examplePage('services-faq', 'ww'))
  await page.emulateMedia({ media: 'print' })
  // The sample content has no such link.
  const shown = await page
    .locator('main p')
    .first()
    .evaluate((paragraph) => {
      const link = document.createElement('a')
      link.href = 'https://www.example.com/fair'
      paragraph.append(link)
      return getComputedStyle(link, '::after').content
    })
  expect(shown).toContain('https://www.example.com/fair')
})

for (const route of ['home', 'customer-stories', 'products-category-slug'] as const) {
  test(`on paper all pictures of a page of ${route} are there, also those that nobody came near`, async ({
    page,
  }) => {
    const answer = await page.request.get(examplePage(route, 'ww'))
    const [, main = ''] = /<main[^]*?>([^]*)<\/main>/.exec(await answer.text()) ?? []
    await page.goto(examplePage(route, 'ww'))
    // The script shows them; it is asked for after the first paint.
    await hydratedAtOnce(page)
    const pictures = main.split('<picture').length - 1
    const shown = page.locator('main picture img')
    expect(await shown.count()).toBeLessThan(pictures)
    await page.pdf()
    expect(await shown.count()).toBeGreaterThanOrEqual(pictures)
    const empty = await shown.evaluateAll(
      (images) => images.filter((image) => 'naturalWidth' in image && !image.naturalWidth).length,
    )
    expect(empty).toBe(0)
  })
}

for (const route of ['home', 'products-category-slug'] as const) {
  test(`on paper no part of a page of ${route} is left in a box that scrolls sideways`, async ({
    page,
  }) => {
    await page.goto(examplePage(route, 'ww'))
    const scrolling = () =>
      page.locator('main *').evaluateAll(
        (elements) =>
          elements.filter((element) => {
            const { overflowX } = getComputedStyle(element)
            const scrolls = overflowX === 'auto' || overflowX === 'scroll'
            return scrolls && element.scrollWidth > element.clientWidth + 1
          }).length,
      )
    expect(await scrolling()).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    expect(await scrolling()).toBe(0)
  })
}

for (const path of ['bridge-saws/arcus-625-5x', 'slab-plants/linea-quartz', 'software/saxum-cam']) {
  test(`on paper the product ${path} needs three sheets at most`, async ({ page }) => {
    await page.goto(`/products/${path}`)
    const data = page.locator('#technical-data [data-height]')
    await data.scrollIntoViewIfNeeded()
    await expect(data).not.toHaveAttribute('data-height', 'pending')
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(3)
  })
}
