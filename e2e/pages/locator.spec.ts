import { expect, test, type Page } from '@playwright/test'
import de from '../../src/sites/messages/de.json' with { type: 'json' }
import en from '../../src/sites/messages/en.json' with { type: 'json' }
import dePlaces from '../../src/sites/messages/places/de.json' with { type: 'json' }
import enPlaces from '../../src/sites/messages/places/en.json' with { type: 'json' }
import { path } from '../../src/routes'
import { hydrated } from '../support/chrome'

const rows = (page: Page) => page.getByRole('main').locator('details[data-kind]')
const map = (page: Page) => page.getByRole('group', { name: en.place.map })
const view = (page: Page) => map(page).getAttribute('viewBox')

test.describe('the branches', () => {
  const branches = path('contacts-branches', 'ww')

  test('are found by text, country and service, and the address says so', async ({ page }) => {
    await page.goto(branches, { waitUntil: 'networkidle' })
    await hydrated(page)
    const all = await rows(page).count()
    await page.getByRole('searchbox', { name: en.place.search }).fill('cordoba')
    await expect(rows(page)).toHaveCount(1)
    await expect(page).toHaveURL(/\?q=cordoba$/)
    await expect(page.getByText('1 place', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: en.place.reset }).click()
    await expect(rows(page)).toHaveCount(all)

    await page.getByRole('combobox', { name: en.chrome.country }).click()
    await page.getByRole('option', { name: 'Italy' }).click()
    await expect(page).toHaveURL(/\?country=IT$/)
    await expect(rows(page)).not.toHaveCount(all)
    const inItaly = await rows(page).count()
    expect(inItaly).toBeLessThan(all)
    await expect(map(page).getByRole('link')).toHaveCount(inItaly)
    await page.getByRole('combobox', { name: en.place.services }).click()
    await page.getByRole('option', { name: 'Training' }).click()
    await expect(page).toHaveURL(/country=IT&services\[\]=\d+$/)
    await expect.poll(() => rows(page).count()).toBeLessThan(inItaly)
  })

  test('are as the address asks for; nothing found is said', async ({ page }) => {
    await page.goto(`${branches}?country=DE`, { waitUntil: 'networkidle' })
    await expect(rows(page)).toHaveCount(1)
    await page.goto(`${branches}?q=atlantis`, { waitUntil: 'networkidle' })
    await expect(page.getByText(enPlaces.none)).toBeVisible()
    await expect(rows(page)).toHaveCount(0)
  })

  test('have room for their choices while these come @widths @tablet', async ({ page }) => {
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/places*.json', async (route) => {
      await answered
      await route.continue()
    })
    const asked = page.waitForRequest('**/places*.json')
    await page.goto(branches, { waitUntil: 'networkidle' })
    await hydrated(page)
    const form = page.getByRole('search').filter({ has: page.getByRole('searchbox') })
    const height = async () => Math.round((await form.boundingBox())?.height ?? 0)
    const before = await height()
    await form.getByRole('searchbox').focus()
    await asked
    expect(await height()).toBe(before)
    answer()
    await expect(form.getByRole('combobox')).toHaveCount(2)
    expect(await height()).toBe(before)
  })

  test('say that choices cannot be had, and try again', async ({ page }) => {
    // The page was reloaded a moment ago, which did not help.
    await page.addInitScript(() =>
      sessionStorage.setItem('chunk-failure-reload', String(Date.now())),
    )
    await page.goto(branches, { waitUntil: 'networkidle' })
    // The form asks for the code of the choices once it is hydrated itself.
    const form = page.getByRole('main').locator('form[role="search"]')
    await page.route(/\.js$/, async (route) => {
      const isStatic = await form.evaluate((element) => element.closest('[data-static]') !== null)
      return isStatic ? route.continue() : route.abort()
    })
    await page.getByRole('searchbox', { name: en.place.search }).focus()
    const failure = page.getByRole('search').getByRole('alert')
    await expect(failure).toContainText(en.chrome.loadFailed)
    await page.unroute(/\.js$/)
    await failure.getByRole('button', { name: en.error.retry }).click()
    await expect(page.getByRole('combobox', { name: en.chrome.country })).toBeVisible()
    await expect(failure).toBeHidden()
  })

  test('open from the map and by its keys @widths', async ({ page }) => {
    await page.goto(branches, { waitUntil: 'networkidle' })
    await hydrated(page)
    const before = await view(page)
    const marker = map(page).getByRole('link', { name: /Charlotte/ })
    await marker.focus()
    await marker.press('Enter')
    const row = rows(page).filter({ hasText: 'Charlotte' })
    await expect(row).toHaveAttribute('open')
    await expect(row.getByRole('link', { name: /^\+1/ }).first()).toBeInViewport()
    await expect.poll(() => view(page)).not.toBe(before)
    await page.keyboard.press('ArrowUp')
    await expect(row).not.toHaveAttribute('open')
    await expect(rows(page).filter({ has: page.locator(':scope[open]') })).toHaveCount(1)
  })

  test('are one stop of the keyboard on the map, with arrows from place to place', async ({
    page,
  }) => {
    await page.goto(branches, { waitUntil: 'networkidle' })
    await hydrated(page)
    const onMap = map(page).locator('a:focus')
    await map(page)
      .getByRole('link', { name: /Charlotte/ })
      .focus()
    await page.keyboard.press('ArrowRight')
    await expect(onMap).toHaveCount(1)
    await expect(onMap).not.toHaveAccessibleName(/Charlotte/)
    const reached = (await onMap.getAttribute('href')) ?? ''

    await page.keyboard.press('Tab')
    await expect(onMap).toHaveCount(0)
    await page.keyboard.press('Shift+Tab')
    await expect(onMap).toHaveAttribute('href', reached)
    await page.keyboard.press('Shift+Tab')
    await expect(onMap).toHaveCount(0)
  })

  test.describe('near the visitor', () => {
    test.use({
      permissions: ['geolocation'],
      geolocation: { longitude: 11.3, latitude: 43.8 },
    })

    // @RD9.4
    test('come first, with their distance', async ({ page }) => {
      await page.goto(path('contacts-branches', 'en_na'), { waitUntil: 'networkidle' })
      await hydrated(page)
      await page.getByRole('button', { name: en.place.near }).click()
      await expect(rows(page).first()).toContainText(/Florence.* mi/)
    })
  })

  test('are all there when the visitor cannot be found', async ({ page }) => {
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
    await page.goto(path('contacts-branches', 'de_eu'), { waitUntil: 'networkidle' })
    await hydrated(page)
    const all = await rows(page).count()
    await page.getByRole('button', { name: de.place.near }).click()
    await expect(page.getByText(dePlaces.nearFailed)).toBeVisible()
    expect((await warning).text()).toContain('position')
    await expect(rows(page)).toHaveCount(all)
  })
})

test('on a Sunday near Munich the technical service that answers comes first', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-22T11:00:00Z'))
  await page.goto(path('contacts-authorized-technical-service', 'ww'), { waitUntil: 'networkidle' })
  await hydrated(page)
  await page.getByRole('searchbox', { name: en.place.search }).fill('Munich')
  await expect(
    page.getByText(enPlaces.nearest.replace('{{place}}', 'Munich, Germany')),
  ).toBeVisible()
  const nearest = page.getByRole('main').getByRole('article').first()
  await expect(nearest).toContainText('Salzburg')
  await expect(nearest).toContainText(enPlaces.onCall.replace('{{time}}', '20:00'))
  await expect(nearest.getByRole('link', { name: /^\+43/ })).toBeVisible()
})

for (const route of ['about-worldwide', 'contacts-headquarter'] as const) {
  test(`${route}: who says where they are is led to the places near there @widths`, async ({
    page,
  }) => {
    await page.goto(path(route, 'ww'))
    const field = page.getByRole('main').getByRole('searchbox', { name: en.place.search })
    await field.fill('München')
    await field.press('Enter')
    await expect(page).toHaveURL(`${path('contacts-branches', 'ww')}?q=M%C3%BCnchen`)
    const answer = enPlaces.nearest.replace('{{place}}', 'München, Germany')
    await expect(page.getByText(answer)).toBeVisible()
  })
}

test('the world comes closer region by region', async ({ page }) => {
  await page.goto(path('about-worldwide', 'ww'), { waitUntil: 'networkidle' })
  await hydrated(page)
  const all = await rows(page).count()
  const world = await view(page)
  await page.getByRole('button', { name: /^Europe/ }).click()
  await expect.poll(() => view(page)).not.toBe(world)
  await expect.poll(() => rows(page).count()).toBeLessThan(all)
  await page.getByRole('button', { name: new RegExp(`^${en.chrome.worldwide}`) }).click()
  await expect.poll(() => view(page)).toBe(world)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all places can be read, called and found on the map', async ({ page }) => {
    await page.goto(path('contacts-branches', 'ww'), { waitUntil: 'networkidle' })
    const row = rows(page).filter({ hasText: 'Charlotte' })
    await row.locator('summary').click()
    await expect(row.getByRole('link', { name: /^\+1/ }).first()).toHaveAttribute(
      'href',
      /^tel:\+1/,
    )
    const target = await map(page)
      .getByRole('link', { name: /Charlotte/ })
      .getAttribute('href')
    await expect(page.locator(target ?? '')).toContainText('Charlotte')
    await expect(page.getByRole('main').getByRole('search')).toBeHidden()

    await page.goto(path('contacts-authorized-technical-service', 'ww'), {
      waitUntil: 'networkidle',
    })
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
  })
})
