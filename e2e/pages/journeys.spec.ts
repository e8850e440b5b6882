import { expect, test, type Locator, type Page } from '@playwright/test'
import en from '../../src/sites/messages/en.json' with { type: 'json' }
import enPlaces from '../../src/sites/messages/places/en.json' with { type: 'json' }
import { path } from '../../src/routes'
import { hydrated, opener } from '../support/chrome'

/**
 * The greatest number of clicks that a buyer, an applicant and a service customer need from the home page.
 */
const MOST_CLICKS = 3

/** Follows a way from the home page, click by click. */
async function follow(
  page: Page,
  steps: readonly (() => Locator | Promise<Locator>)[],
): Promise<void> {
  expect(steps.length).toBeLessThanOrEqual(MOST_CLICKS)
  await page.goto(path('home', 'en_eu'))
  await hydrated(page)
  for (const step of steps) await (await step()).click()
}

const main = (page: Page) => page.getByRole('main')
const menu = (page: Page) => page.getByRole('navigation', { name: en.chrome.mainNavigation })

// @R1
test('granite worktops on five axes @browsers', async ({ page }) => {
  await follow(page, [
    () => main(page).getByRole('link', { name: 'Kitchen and bathroom worktops' }),
    () => main(page).getByRole('button', { name: en.catalogue.typology }),
    () => main(page).getByRole('checkbox', { name: /^5 interpolated axes/ }),
  ])
  const machines = page.getByRole('list', { name: en.catalogue.suitable })
  await expect(machines.getByRole('link', { name: 'Arcus 625 5X' })).toBeVisible()
})

test('a spare part for a machine of 2012 @browsers', async ({ page }) => {
  await follow(page, [
    () => opener(page, 'mainMenu'),
    () => menu(page).locator('summary', { hasText: 'Services' }),
    () => menu(page).getByRole('link', { name: 'Order spare parts' }).first(),
  ])
  await expect(main(page).getByRole('textbox', { name: 'Serial number' })).toBeVisible()
})

test('a job in Brazil @browsers', async ({ page }) => {
  const job = main(page).locator('details', { hasText: 'Vitória' })
  await follow(page, [
    () => main(page).getByRole('link', { name: /^\d+ open position/ }),
    () => main(page).getByRole('link', { name: 'South America (Português)' }),
    () => job.locator('summary'),
  ])
  await expect(page).toHaveURL(new RegExp(path('careers-job-opportunities', 'pt_sa')))
  await expect(job).toHaveAttribute('open')
})

test('service near Munich on a Sunday @browsers', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-22T11:00:00Z'))
  const search = page.getByRole('searchbox', { name: en.place.search })
  const onCall = enPlaces.onCall.replace('{{time}}', '20:00')
  const nearest = main(page).locator('details[data-kind]').first()
  await follow(page, [
    () => page.getByRole('banner').getByRole('link', { name: 'Branches', exact: true }),
    () => search,
    async () => {
      await search.fill('Munich')
      await expect(nearest).toContainText(onCall)
      return nearest.locator('summary')
    },
  ])
  await expect(nearest.getByRole('link', { name: /^\+43/ })).toBeVisible()
})
