import { expect, test, type Locator, type Page } from '@playwright/test'
import en from '../../src/sites/messages/en.json' with { type: 'json' }
import { privacyTexts } from '../../src/features/privacy/dialog/dialog-texts'
import { path } from '../../src/routes'
import { compareMessages } from '../../src/sites/compare-messages'
import { builtPages, examplePage } from '../support/built-site'
import { hydrated, opener } from '../support/chrome'
import { hold } from '../support/hold'

/** Opens a page and holds its scripts back until they are released. */
async function open(page: Page, address: string) {
  const send = await hold(page, '**/*.js')
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return async () => {
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
    send()
    await hydrated(page)
  }
}

const main = (page: Page) => page.getByRole('main')
/** Expects a list and its status to agree; they may change while the test reads them. */
const expectCounted = (page: Page, shown: Locator) =>
  expect
    .poll(async () => {
      const status = await main(page).getByRole('status').first().textContent()
      return status?.startsWith(`${await shown.count()} `)
    })
    .toBe(true)
const overlay = (page: Page) => page.locator('html[data-overlay]')
const openOverlay = (page: Page) => overlay(page).getAttribute('data-overlay')
const pageWith = (part: RegExp): string => {
  const found = builtPages().find(({ match, html }) => match.site === 'ww' && part.test(html))
  if (!found) throw new Error(`No page of the worldwide site holds ${part.source}.`)
  return found.path
}

test.describe('form controls keep what they were given, and it counts', () => {
  test('a version of a product', async ({ page }) => {
    const release = await open(page, pageWith(/name="version"/))
    const version = page.getByRole('radio').nth(1)
    const code = await version.getAttribute('value')
    await version.check({ force: true })
    await release()
    await expect(page).toHaveURL(new RegExp(`\\?version=${code ?? ''}$`))
    await expect(version).toBeChecked()
    const title = await page.locator('label:has(:checked) > span').first().innerText()
    await expect(page.locator('#technical-data')).toContainText(title)
  })

  test('filters beside those of the address', async ({ page }) => {
    const jobs = path('careers-job-opportunities', 'ww')
    await page.goto(jobs)
    await hydrated(page)
    const options = page.getByRole('group', { name: en.filter.department }).getByRole('checkbox')
    await options.first().check()
    await expect(page).toHaveURL(/\?job/)
    const asked = new URL(page.url()).search
    const release = await open(page, jobs + asked)
    await options.nth(1).check()
    await options.nth(2).check()
    await release()
    for (const index of [0, 1, 2]) await expect(options.nth(index)).toBeChecked()
    await expect.poll(() => new URL(page.url()).search).toMatch(/^\?job\[\]=\d+&job\[\]=\d+&job/)
    await expectCounted(page, page.locator('main details[id]').filter({ visible: true }))
  })

  test('a search among the questions, which can go on', async ({ page }) => {
    const release = await open(page, path('services-faq', 'ww'))
    const field = page.getByRole('searchbox', { name: en.faq.find })
    await field.pressSequentially('warran')
    await release()
    await page.keyboard.type('ty')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('warranty')
    const found = page.locator('main details').filter({ visible: true })
    await expect(found.first()).toContainText(/warranty/i)
    await expectCounted(page, found)
  })

  test('a search among the places, beside the country of the address', async ({ page }) => {
    const release = await open(page, `${path('contacts-branches', 'ww')}?country=IT`)
    const field = page.getByRole('searchbox', { name: en.place.search })
    await field.fill('flor')
    await release()
    await expect(page).toHaveURL(/\?q=flor&country=IT$/)
    await expect(field).toHaveValue('flor')
    await expect(main(page).locator('details[data-kind]')).toHaveCount(1)
  })

  test('Enter among the places searches without a script, too', async ({ page }) => {
    const release = await open(page, path('contacts-branches', 'ww'))
    await page.getByRole('searchbox', { name: en.place.search }).fill('cordoba')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?q=cordoba$/)
    await release()
    await expect(main(page).locator('details[data-kind]')).toHaveCount(1)
  })

  test('words on the search page', async ({ page }) => {
    const release = await open(page, path('search', 'ww'))
    const field = main(page).getByRole('searchbox')
    await field.fill('saw')
    await release()
    await expect(main(page).getByRole('button', { name: en.search.clear })).toBeVisible()
    await expect(field).toHaveValue('saw')
  })
})

test.describe('the header', () => {
  for (const [name, act] of [
    ['search', (page: Page) => opener(page, 'search').dblclick()],
    ['form', (page: Page) => opener(page, 'form').click({ modifiers: ['ControlOrMeta'] })],
    ['mainMenu', (page: Page) => opener(page, 'mainMenu').click()],
    ['localeMenu', (page: Page) => opener(page, 'localeMenu').press('Enter')],
    ['userMenu', (page: Page) => opener(page, 'userMenu').press('Space')],
  ] as const) {
    test(`${name} opens`, async ({ page }) => {
      const release = await open(page, '/products')
      await act(page)
      await release()
      await expect(page.locator('html')).toHaveAttribute('data-overlay', name)
      await expect(opener(page, name)).not.toHaveAttribute('aria-busy')
      await page.keyboard.press('Escape')
      await expect(overlay(page)).toHaveCount(0)
    })
  }

  test('of several overlays the last one is open', async ({ page }) => {
    const release = await open(page, '/products')
    await opener(page, 'form').press('Enter')
    await opener(page, 'search').click()
    await expect(opener(page, 'search')).toHaveAttribute('aria-busy', 'true')
    await opener(page, 'localeMenu').click()
    await release()
    await expect.poll(() => openOverlay(page)).toBe('localeMenu')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('a search comes in the place of a menu', async ({ page }) => {
    const release = await open(page, '/products')
    await opener(page, 'localeMenu').click()
    await opener(page, 'search').click()
    await release()
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await expect.poll(() => openOverlay(page)).toBe('search')
  })

  test('"let\'s talk" in the main menu @phone', async ({ page }) => {
    const release = await open(page, '/products')
    await opener(page, 'mainMenu').click()
    await page.getByRole('group').getByRole('button', { name: en.talk.open }).click()
    await release()
    await expect(page.locator('html')).toHaveAttribute('data-overlay', 'form')
  })
})

test.describe('buttons do what they were pressed for', () => {
  test('a box of the footer @phone', async ({ page }) => {
    const release = await open(page, '/products')
    const boxes = page.getByRole('navigation', { name: en.chrome.footerNavigation })
    await boxes.getByRole('button').nth(1).click()
    await release()
    await expect(boxes.getByRole('button').nth(1)).toHaveAttribute('aria-expanded', 'true')
  })

  test('the sitemap, which the browser opens', async ({ page }) => {
    const release = await open(page, '/products')
    const toggle = page.locator('footer summary')
    await toggle.click()
    await release()
    await expect(page.locator('footer details')).toHaveAttribute('open')
    await toggle.click()
    await expect(page.locator('footer details')).not.toHaveAttribute('open')
  })

  test('"let\'s talk" on a page', async ({ page }) => {
    const release = await open(page, examplePage('products-category', 'ww'))
    await main(page).getByRole('button', { name: en.talk.open }).first().click()
    await release()
    await expect(page.locator('html')).toHaveAttribute('data-overlay', 'form')
  })

  test('the copying of an address', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const release = await open(page, `${path('services-faq', 'ww')}#warranty`)
    const question = page.locator('#warranty')
    await question.locator('summary').click()
    await question.getByRole('button', { name: en.entry.copyLink }).click()
    await release()
    await expect(question.getByRole('status')).toHaveText(en.entry.linkCopied)
  })

  test('a part of the world on the map', async ({ page }) => {
    const release = await open(page, path('about-worldwide', 'ww'))
    const region = page.getByRole('button', { name: /^Europe/ })
    await region.click()
    await release()
    await expect(region).toHaveAttribute('aria-pressed', 'true')
  })

  test('a machine that is to be compared', async ({ page }) => {
    const release = await open(page, examplePage('products-category', 'ww'))
    const toggle = main(page).getByRole('button').filter({ hasText: en.compare.toggle }).first()
    await toggle.click()
    await release()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('region', { name: compareMessages.en.chosen })).toBeVisible()
  })

  test('a facet of the catalogue', async ({ page }) => {
    const release = await open(page, path('products', 'ww'))
    const facet = main(page).getByRole('button', { name: new RegExp(`^${en.catalogue.material}`) })
    await facet.click()
    await release()
    await expect(facet).toHaveAttribute('aria-expanded', 'true')
    await expect(main(page).getByRole('group', { name: en.catalogue.material })).toBeVisible()
  })

  test('the places that are near', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 48.14, longitude: 11.58 })
    const release = await open(page, path('contacts-branches', 'ww'))
    await page.getByRole('button', { name: en.place.near }).click()
    await release()
    await expect(main(page).locator('details[data-kind]').first()).toContainText(' km')
  })

  test('the choice of privacy', async ({ page }) => {
    const release = await open(page, path('services-faq', 'ww'))
    await page.getByRole('contentinfo').getByRole('button', { name: en.chrome.privacy }).click()
    await release()
    await expect(page.getByRole('dialog', { name: privacyTexts.en.title })).toBeVisible()
  })

  test('a dropdown', async ({ page }) => {
    const release = await open(page, examplePage('contacts-form', 'ww'))
    await main(page).getByRole('combobox').first().click()
    await release()
    await expect(page.getByRole('option').first()).toBeVisible()
  })

  test('a list that scrolls sideways', async ({ page }) => {
    const release = await open(page, path('home', 'en_eu'))
    const next = page.getByRole('button', { name: en.rail.next })
    await next.click()
    const list = main(page).locator('section', { has: next }).locator('ul')
    await release()
    await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  })

  test('a page of another service that a visitor agrees to', async ({ page }) => {
    const release = await open(page, pageWith(/Load content from OpenStreetMap/))
    await main(page)
      .getByRole('button', { name: /OpenStreetMap/ })
      .click()
    await release()
    await expect(main(page).locator('iframe')).toBeAttached()
  })
})

test('a picture of a gallery is shown by the browser, and marked afterwards', async ({ page }) => {
  const release = await open(page, pageWith(/"Picture 2 of 2"/))
  await page.getByRole('link', { name: 'Picture 2 of 2' }).click()
  await release()
  await expect(page.getByRole('link', { name: 'Picture 2 of 2' })).toHaveAttribute(
    'aria-current',
    'true',
  )
})
