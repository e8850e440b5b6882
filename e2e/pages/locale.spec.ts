import { expect, test } from '@playwright/test'
import { scriptsOf } from '../../src/gatsby-node/patches/page-scripts'
import { examplePage } from '../support/built-site'
import { clickInPlace, hydrated, opener } from '../support/chrome'
import { TESTED_BUILD } from '../support/tested-build'

test.describe('a visitor whose browser speaks Italian', () => {
  test.use({ locale: 'it-IT' })

  test('is led from the root address to the Italian site, and can go back @browsers', async ({
    page,
  }) => {
    await page.goto('/de_eu')
    await page.goto('/')
    await expect(page).toHaveURL('/it_eu')
    await expect(page.locator('html')).toHaveAttribute('lang', 'it-IT')
    await page.goBack()
    await expect(page).toHaveURL('/de_eu')
  })

  test('is left alone at any other address', async ({ page }) => {
    await page.goto('/products')
    await expect(page).toHaveURL('/products')
  })
})

test.describe('a visitor whose browser speaks Mexican Spanish', () => {
  test.use({ locale: 'es-MX' })

  test('is led to the South American site, query and all', async ({ page }) => {
    await page.goto('/?utm_source=fair')
    await expect(page).toHaveURL('/es_sa?utm_source=fair')
  })
})

test.describe('a visitor whose browser speaks English', () => {
  test.use({ locale: 'en-GB' })

  test('is led to the site of their country', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/en_eu')
  })

  // @R2.1.3
  test('keeps the page and the choice when they change the site @browsers', async ({
    page,
    context,
  }) => {
    await page.goto('/products?country=IT&page=2')
    await hydrated(page)
    await clickInPlace(opener(page, 'localeMenu'))
    await clickInPlace(page.getByRole('button', { name: 'Europe' }))
    await clickInPlace(page.getByRole('link', { name: /Germany/ }))
    await expect(page).toHaveURL('/de_eu/products?country=IT')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
    const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
    expect(cookie).toMatchObject({ value: 'de_eu', path: '/', sameSite: 'Lax' })
    // Browsers round the time when it expires.
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeCloseTo(365, 1)

    await page.goto('/')
    await expect(page).toHaveURL('/de_eu')
  })
})

test("only the texts of the page's own language are downloaded", async ({ page }) => {
  const scripts = [...(await scriptsOf(TESTED_BUILD))].filter(([name]) =>
    name.startsWith('messages-'),
  )
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)))
  await page.goto(examplePage('products-category', 'pt_sa'), { waitUntil: 'networkidle' })
  const texts = scripts.filter(([, files]) => files.some((file) => asked.includes(file)))
  expect(texts.map(([name]) => name)).toEqual(['messages-pt_sa'])
})

test('every site answers an unknown address with its own not-found page', async ({ page }) => {
  for (const [prefix, lang] of [
    ['', 'en'],
    ['/de_eu', 'de-DE'],
    ['/pt_sa', 'pt-BR'],
  ] as const) {
    const response = await page.goto(`${prefix}/no/such/page`)
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

// @RD2.2
test('a page has one address, and an error page none', async ({ page, request, baseURL }) => {
  const answered = async (address: string) => {
    // An absolute address: a relative one with two leading slashes would be another host.
    const answer = await request.get(`${baseURL ?? ''}${address}`, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }
  expect(await answered('/index.html')).toEqual([301, '/'])
  expect(await answered('/en_eu.html')).toEqual([301, '/en_eu'])
  expect(await answered('//products')).toEqual([301, '/products'])
  expect(await answered('/customer-stories/page/99')).toEqual([404, undefined])

  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.location().url} ${message.text()}`)
  })
  const answer = await page.goto('/404', { waitUntil: 'networkidle' })
  expect(answer?.status()).toBe(404)
  expect(problems).toEqual([expect.stringMatching(/\/404 .* 404/)])
})

// @R2.1.2
test('a translated slug under the wrong prefix is not a second copy', async ({ request }) => {
  for (const address of ['/ricerca', '/de_eu/about-us/codice-etico', '/ww', '/ww/products']) {
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(404)
  }
})
