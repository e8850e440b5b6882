import { expect, test } from '@playwright/test'
import { path } from '../../src/routes'
import { sites } from '../../src/sites'
import { opener, hydrated } from '../support/chrome'
import { isDesktop, languages } from '../support/languages'

const FORM = 'quotation'

for (const [site, { form }] of languages) {
  test(`a visitor of ${site} opens a form by its address and goes on to another`, async ({
    page,
  }) => {
    await page.goto(path('contacts-form', site, { form: FORM }), { waitUntil: 'networkidle' })
    const field = page.getByRole('combobox', { name: form.lookingFor })
    const purpose = await page.getByRole('heading', { level: 1 }).innerText()
    await expect(field).toHaveValue(purpose)
    await expect(page.locator('main form input[type="email"]').first()).toBeVisible()

    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await field.click()
    await page.getByRole('listbox').getByRole('option').last().click()
    await expect(page).not.toHaveURL(new RegExp(`/${FORM}$`))
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(purpose)
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)

    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/${FORM}$`))
    await expect(field).toHaveValue(purpose)
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a form gives way to telephone, mail and the other forms', async ({ page }) => {
    await page.goto(path('contacts-form', 'it_eu', { form: FORM }), { waitUntil: 'networkidle' })
    const main = page.getByRole('main')
    await expect(main.locator('noscript')).toBeVisible()
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
    await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible()
    await expect(main.locator('a[href*="/contacts/"]').first()).toBeVisible()
    await expect(main.getByRole('combobox')).toBeHidden()
  })
})

test('the search of the header leads to the search page with the words', async ({ page }) => {
  const [, , german] = languages
  await page.goto(path('home', 'de_eu'), { waitUntil: 'networkidle' })
  await hydrated(page)
  await opener(page, 'search').click()
  await page.getByRole('combobox', { name: german[1].search.open }).fill('Säge & Draht')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/de_eu\/suche\?query=/)
  const search = page.getByRole('main').getByRole('search')
  await expect(search.getByRole('searchbox')).toHaveValue('Säge & Draht')
  await search.getByRole('button', { name: german[1].search.clear }).click()
  await expect(search.getByRole('searchbox')).toHaveValue('')
  await expect(search.getByRole('searchbox')).toBeFocused()
  if (isDesktop(page)) await expect(opener(page, 'search')).toHaveAttribute('aria-disabled', 'true')
})

// @RD2.5
test('short links lead on: known, without a code, and unknown ones', async ({ page, request }) => {
  const located = async (address: string) => {
    const answer = await request.get(address, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }
  const [status, worldwide = ''] = await located('/discover/A350')
  expect([status, worldwide]).toEqual([302, expect.stringMatching(/^\/products\//)])
  expect(await located('/it_eu/discover/A350')).toEqual([
    302,
    expect.stringMatching(/^\/it_eu\/products\//),
  ])
  expect(await located('/it_eu/discover')).toEqual([302, path('products', 'it_eu')])
  expect(await (await request.get('/api/shortlink/A350?site=ww')).json()).toEqual({
    href: worldwide,
  })

  const answer = await page.goto('/it_eu/discover/NO-SUCH-CODE', { waitUntil: 'networkidle' })
  expect(answer?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', sites.it_eu.htmlLang)
  await hydrated(page)
  await expect(page.getByRole('main').getByText('404')).toBeVisible()
})

test('a short link that cannot be looked up says "not now", also once scripts run', async ({
  page,
}) => {
  const [origin, html] = await page.request
    .get(path('unavailable', 'it_eu'))
    .then(async (answer) => [answer.status(), await answer.text()] as const)
  expect(origin).toBe(503)
  // The answer of the function when the service fails.
  await page.route('**/it_eu/discover/A1', (route) =>
    route.fulfill({ status: 503, contentType: 'text/html; charset=UTF-8', body: html }),
  )
  await page.goto('/it_eu/discover/A1', { waitUntil: 'networkidle' })
  await hydrated(page)
  const main = page.getByRole('main')
  await expect(main.getByText('503')).toBeVisible()
  const retry = main.getByRole('link', { name: 'Riprova' })
  await expect(retry).toHaveJSProperty('href', page.url())
})

test('the error page leads out in five directions', async ({ page, request }) => {
  await page.goto('/de_eu/keine/solche-seite', { waitUntil: 'networkidle' })
  const ways = page.getByRole('main').getByRole('link')
  const hrefs = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(
    (['home', 'products', 'engineering', 'services', 'news-and-events'] as const).map((route) =>
      path(route, 'de_eu'),
    ),
  )
  for (const href of hrefs) expect((await request.get(href ?? '')).status()).toBe(200)
})

test('a chunk that is missing reloads the page once, and then says so', async ({ page }) => {
  await page.goto(path('home', 'en_eu'), { waitUntil: 'networkidle' })
  await hydrated(page)
  await page.route(/\.js$/, (route) => route.abort())
  const reloaded = page.waitForEvent('load')
  await opener(page, 'search').dispatchEvent('click')
  await reloaded
  await page.unroute(/\.js$/)
  await page.reload()
  await hydrated(page)
  await page.route(/\.js$/, (route) => route.abort())
  await opener(page, 'search').dispatchEvent('click')
  // Other parts of the page may have a message of their own: they need scripts, too.
  const failure = page.locator('#modals').getByRole('alert')
  await expect(failure).toBeVisible()
  await page.unroute(/\.js$/)
  await failure.getByRole('button').click()
  await expect(page.getByRole('combobox')).toBeFocused()
})
