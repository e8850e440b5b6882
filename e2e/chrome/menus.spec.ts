import { expect, test } from '@playwright/test'
import { path } from '../../src/routes'
import { examplePage } from '../support/built-site'
import { opener, hydrated } from '../support/chrome'
import { hold } from '../support/hold'
import { tabTo } from '../support/keyboard'
import { languages, widthTag } from '../support/languages'

const [, , [, german]] = languages

for (const [site, messages] of languages) {
  const { chrome, finder, user, talk, search } = messages

  test(`the main menu of ${site} leads by keyboard to a category${widthTag[site]} @browsers`, async ({
    page,
  }) => {
    await page.goto(path('home', site))
    await hydrated(page)
    await opener(page, 'mainMenu').focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('navigation', { name: chrome.mainNavigation })
    const first = menu.locator('summary').first()
    await expect(first).toBeFocused()
    await page.keyboard.press('Enter')
    const link = menu.locator('a[href*="/products/"]:visible').first()
    await expect(link).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(first).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, link)
    const href = await link.getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(href ?? '')
  })

  test(`the product finder of ${site} finds a category of a business unit`, async ({ page }) => {
    await page.goto(path('home', site))
    await hydrated(page)
    await opener(page, 'mainMenu').click()
    const menu = page.getByRole('navigation', { name: chrome.mainNavigation })
    await menu.locator('summary').first().click()
    const unit = menu.getByRole('combobox', { name: finder.businessUnit })
    const category = menu.getByRole('combobox', { name: finder.category })
    await expect(category).toBeDisabled()
    await expect(menu.getByRole('button', { name: finder.find })).toBeDisabled()
    await unit.click()
    const chosen = page.getByRole('option').nth(1)
    const unitTitle = await chosen.innerText()
    await chosen.click()
    await expect(category).toBeEnabled()
    await category.click()
    await page.getByRole('option').first().click()
    await menu.getByRole('link', { name: finder.find }).click()
    await expect(page).toHaveURL(/\/products\/[a-z-]+\?businessUnits(\[\]|%5B%5D)=\d+$/)
    const filters = page.getByRole('main').locator('ul[tabindex="-1"]')
    await expect(filters.getByRole('button', { name: unitTitle })).toBeVisible()
  })

  // @R2.4.5
  test(`small windows of ${site} slide to a section and go back @phone`, async ({ page }) => {
    await page.goto(path('home', site))
    await hydrated(page)
    await opener(page, 'mainMenu').click()
    const menu = page.getByRole('navigation', { name: chrome.mainNavigation })
    await menu.locator('summary').first().click()
    const back = menu.getByRole('button', { name: chrome.back }).first()
    await expect(back).toBeFocused()
    await back.click()
    await expect(menu.locator('summary').first()).toBeFocused()
    await page.getByRole('group').getByRole('button', { name: talk.open }).last().click()
    await expect(page.locator('html')).toHaveAttribute('data-overlay', 'form')
  })

  test(`a phone of ${site} has the logins in its menu, which lead to an answer @phone`, async ({
    page,
  }) => {
    await page.goto(path('products', site))
    await hydrated(page)
    await opener(page, 'mainMenu').click()
    await page.getByRole('group').getByRole('button', { name: user.open }).click()
    await page.getByRole('link', { name: `${user.login} ${user.customers}` }).click()
    await expect(page).toHaveURL(`${path('pages', site, { slug: 'portals' })}#customers`)
    await expect(page.locator('#customers')).toBeInViewport()
  })

  test(`the user menu of ${site} has three columns`, async ({ page }) => {
    await page.goto(path('products', site))
    await hydrated(page)
    await opener(page, 'userMenu').click()
    for (const audience of [user.customers, user.sales, user.employees]) {
      await expect(page.getByRole('link', { name: `${user.login} ${audience}` })).toBeVisible()
    }
  })

  test(`the search of ${site} takes the focus and can be cleared${widthTag[site]}`, async ({
    page,
  }) => {
    await page.goto(path('products', site))
    await hydrated(page)
    await opener(page, 'search').click()
    const field = page.getByRole('dialog').getByRole('combobox')
    await expect(field).toBeFocused()
    await field.fill('granit')
    await page.getByRole('button', { name: search.clear }).click()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
  })
}

test('highlighted news stay beside the menu while level 2 is open, where there is room', async ({
  page,
}) => {
  const [, [, { chrome }]] = languages
  const news = page.getByRole('region', { name: chrome.highlights })
  for (const [width, height, isShown] of [
    [1440, 900, true],
    [1920, 1080, true],
    [1280, 640, false],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(path('home', 'it_eu'))
    await hydrated(page)
    await opener(page, 'mainMenu').click()
    await expect(news.getByRole('link').first()).toBeVisible()
    const menu = page.getByRole('navigation', { name: chrome.mainNavigation })
    await menu.locator('summary').first().click()
    const level2 = menu.locator('details[open] > [role="group"]')
    await expect(level2).toBeVisible()
    await expect(news, `${width} x ${height}`).toBeVisible({ visible: isShown })
    if (!isShown) continue
    const link = news.getByRole('link').first()
    await expect(link).toBeInViewport({ ratio: 1 })
    const room = async () => {
      const right = await news.evaluate((element) => element.getBoundingClientRect().right)
      const left = await level2.evaluate((element) => element.getBoundingClientRect().left)
      return left - Math.floor(right)
    }
    await expect.poll(room).toBeGreaterThanOrEqual(0)
    await link.click()
    await expect(page).not.toHaveURL(path('home', 'it_eu'))
  }
})

test('a menu that the browser opened before its script came closes with the page', async ({
  page,
}) => {
  const come = await hold(page, '**/slice-data/main-menu-*.json')
  await page.goto(path('products', 'de_eu'))
  await hydrated(page)
  const menu = page.getByRole('navigation', { name: german.chrome.mainNavigation })
  await opener(page, 'mainMenu').click()
  await menu.locator('summary').first().click()
  await menu.locator('a[href*="/products/"]:visible').first().click()
  await expect(page).toHaveURL(/\/products\/./)
  await expect(menu.locator('summary').first()).toBeHidden()
  come()
  await opener(page, 'mainMenu').click()
  await expect(menu.locator('summary').first()).toBeVisible()
})

test('another site is chosen by region and country @browsers', async ({ page }) => {
  await page.goto('/products')
  await hydrated(page)
  await opener(page, 'localeMenu').click()
  await page.getByRole('button', { name: 'Europe' }).click()
  await page.getByRole('link', { name: /Austria/ }).click()
  await expect(page).toHaveURL('/de_eu/products')
})

// @R2.4.7
test('a country whose site lacks the page is shown and cannot be chosen', async ({ page }) => {
  const product = examplePage('products-category-slug', 'ww').replace(/[^/]+\/[^/]+$/, '')
  await page.goto(`${product}robots-and-handling/manus-agv`)
  await hydrated(page)
  await opener(page, 'localeMenu').click()
  await page.getByRole('button', { name: 'Europe' }).click()
  const portugal = page.getByRole('link', { name: /Portugal/ })
  await expect(portugal).toHaveAttribute('aria-disabled', 'true')
  await expect(portugal).not.toHaveAttribute('href', /./)
})

test('with a filter applied, switching loads the whole page', async ({ page }) => {
  await page.goto('/products?materials[]=301')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { before: true }))
  await opener(page, 'localeMenu').click()
  await page.getByRole('button', { name: 'Europe' }).click()
  await page.getByRole('link', { name: /Germany/ }).click()
  await expect(page).toHaveURL('/de_eu/products?materials[]=301')
  expect(await page.evaluate(() => 'before' in window)).toBe(false)
})

test('the contact form is chosen, filled in, and reset when it is closed @browsers', async ({
  page,
}) => {
  await page.goto('/products')
  await hydrated(page)
  await opener(page, 'form').click()
  const panel = page.getByRole('dialog')
  await expect(panel.locator('#talk-form')).toBeVisible()
  const chooser = panel.getByRole('combobox', { name: 'I am looking for' })
  await chooser.click()
  await page.getByRole('option').first().click()
  await expect(panel.getByRole('textbox', { name: /E-mail/i }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await opener(page, 'form').click()
  await expect(chooser).toHaveValue('')
  await expect(panel.getByRole('textbox', { name: /E-mail/i })).toHaveCount(0)
})

// @R2.4.13
test('the newsletter form is nowhere to be chosen', async ({ page }) => {
  await page.goto('/products')
  await hydrated(page)
  await opener(page, 'form').click()
  await page.getByRole('dialog').getByRole('combobox').first().click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(page.getByRole('option', { name: /newsletter/i })).toHaveCount(0)
})
