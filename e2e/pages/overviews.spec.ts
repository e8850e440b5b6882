import { expect, test } from '@playwright/test'
import { path } from '../../src/routes'
import { hydrated, laidOut } from '../support/chrome'
import it from '../../src/sites/messages/it.json' with { type: 'json' }
import { languages } from '../support/languages'

for (const [site] of languages) {
  test(`the services of ${site} say whom to call, and what is on next`, async ({ page }) => {
    await page.goto(path('services', site), { waitUntil: 'networkidle' })
    const numbers = page.getByRole('main').locator('a[href^="tel:+"]')
    expect(await numbers.count()).toBeGreaterThan(1)
    const main = page.getByRole('main')
    await expect(main.locator(`a[href="${path('support-request', site)}"]`).first()).toBeVisible()
    await expect(
      main.locator(`a[href="${path('support-spareparts', site)}"]`).first(),
    ).toBeVisible()

    const webinars = main.locator('li', {
      has: page.locator(`a[href="${path('services-webinar', site)}"]`),
    })
    const next = webinars.locator('time').first()
    const day = (await next.getAttribute('datetime')) ?? ''
    expect(Date.parse(day)).toBeGreaterThan(Date.now() - 24 * 3600 * 1000)

    const question = main.locator(`a[href^="${path('services-faq', site)}#"]`).first()
    // Text has no visible words before the browser has laid it out.
    await laidOut(page)
    const words = (await question.innerText()).trim()
    await question.click()
    await expect(page).toHaveURL(/#./)
    await expect(page.locator('details[open]').getByText(words)).toBeVisible()
  })
}

test('bit shows its open calls, the next deadline first, and what came of the closed ones', async ({
  page,
}) => {
  await page.goto(path('bit', 'ww'), { waitUntil: 'networkidle' })
  const calls = page.getByRole('main').locator('section[data-tone="stone"] li')
  const deadlines = await calls
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
  expect(deadlines.length).toBeGreaterThan(1)
  expect(deadlines).toEqual([...deadlines].sort())
  await calls.first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`${path('bit-tenders-and-projects', 'ww')}/[a-z0-9-]+$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('engineering leads from the survey to the start-up in numbered steps', async ({ page }) => {
  await page.goto(path('engineering', 'ww'), { waitUntil: 'networkidle' })
  const steps = page.getByRole('main').locator('ol > li')
  await expect(steps.first()).toContainText('Survey')
  await expect(steps.last()).toContainText('Start-up')
})

test('the flagships of the home page scroll by button and by keyboard', async ({ page }) => {
  await page.goto(path('home', 'it_eu'), { waitUntil: 'networkidle' })
  await hydrated(page)
  const list = page
    .getByRole('main')
    .locator('ul', { has: page.locator('li article dl') })
    .first()
  const position = () => list.evaluate((box) => box.scrollLeft)
  await list.scrollIntoViewIfNeeded()
  expect(await position()).toBe(0)
  await page.getByRole('button', { name: it.rail.next }).click()
  await expect.poll(position).toBeGreaterThan(0)
  await list.getByRole('link').last().focus()
  await expect(list.getByRole('link').last()).toBeInViewport()
})

test('the home page of a site leads to its own news and open jobs', async ({ page }) => {
  await page.goto(path('home', 'de_eu'), { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  await expect(main.locator(`a[href="${path('news-and-events', 'de_eu')}"]`)).toBeVisible()
  await expect(
    main.locator(`a[href="${path('careers-job-opportunities', 'de_eu')}"]`),
  ).toContainText(/^[1-9]\d* offene Stellen?/)
})
