import { expect, test, type Page } from '@playwright/test'
import deTexts from '../../src/sites/messages/catalogue/de.json' with { type: 'json' }
import enTexts from '../../src/sites/messages/catalogue/en.json' with { type: 'json' }
import itTexts from '../../src/sites/messages/catalogue/it.json' with { type: 'json' }
import en from '../../src/sites/messages/en.json' with { type: 'json' }
import type { SiteHandle } from '../../src/sites'
import { path } from '../../src/routes'
import { axeFindings, BEST_PRACTICE } from '../support/axe'
import { atLeast, hasSheet, option, showFound } from '../support/catalogue-filter'
import { hydrated, opener } from '../support/chrome'
import { tabTo } from '../support/keyboard'
import { examplePage } from '../support/built-site'
import { languages, widthTag } from '../support/languages'

const texts = { en_eu: enTexts, it_eu: itTexts, de_eu: deTexts } as const
type TestedSite = keyof typeof texts
const isTested = (site: SiteHandle): site is TestedSite => site in texts

/** The words of the journey in the sample company's content. */
const words = {
  en_eu: {
    industry: 'Kitchen and bathroom worktops',
    material: 'Granite',
    typology: '5 interpolated axes',
    figure: 'Work table',
  },
  it_eu: {
    industry: 'Piani cucina e bagno',
    material: 'Granito',
    typology: '5 assi interpolati',
    figure: 'Banco di lavoro',
  },
  de_eu: {
    industry: 'Küchen- und Badplatten',
    material: 'Granit',
    typology: '5 interpolierende Achsen',
    figure: 'Arbeitstisch',
  },
} as const

const products = path('products', 'en_eu')
const found = (page: Page) => page.getByRole('list', { name: en.catalogue.suitable })
const status = (page: Page) =>
  page.getByRole('region', { name: en.catalogue.suitable }).getByRole('status')

for (const [site, messages] of languages.filter(([site]) => isTested(site))) {
  if (!isTested(site)) continue
  const { industry, material, typology, figure } = words[site]
  test(`a worktop workshop of ${site} finds its machine in four choices${widthTag[site]} @browsers`, async ({
    page,
  }) => {
    await page.goto(path('home', site))
    await page.getByRole('main').getByRole('link', { name: industry }).click()
    await expect(page).toHaveURL(/\/products\?industries\[\]=\d+$/)
    const exact = (title: string) => new RegExp(`^${title}`)
    const { material: materialLabel, typology: typologyLabel } = messages.catalogue
    const granite = { facet: materialLabel, title: exact(material) }
    await (await option(page, messages, granite)).check({ force: true })
    const fiveAxes = { facet: typologyLabel, title: exact(typology) }
    await (await option(page, messages, fiveAxes)).check({ force: true })
    const table = await atLeast(page, messages, { figure, label: texts[site].atLeast })
    await table.selectOption('3800')
    await showFound(page)

    await expect(page).toHaveURL(/figures\[tableSize\]\[min\]=3800/)
    const list = page.getByRole('list', { name: messages.catalogue.suitable })
    await expect(list.getByRole('link', { name: 'Arcus 625 5X' })).toBeVisible()
    // Items of the longer list before stay until the browser has painted the new one.
    await expect.poll(() => list.getByRole('listitem').count()).toBeLessThan(6)
  })
}

for (const route of ['products', 'products-category'] as const) {
  // In the desktop's window alone: on a phone the filters are in a sheet over the page.
  test(`${route}: data that load when a filter gets the focus move nothing`, async ({ page }) => {
    await page.goto(examplePage(route, 'en_eu'))
    await hydrated(page)
    const main = page.getByRole('main')
    const filter = main.getByRole('button', { name: en.catalogue.material })
    const machine = await main.getByRole('heading', { level: 3 }).first().elementHandle()
    // The focus may scroll the page.
    const distance = () =>
      filter.evaluate((button, title) => {
        const top = (part: Element | null) => part?.getBoundingClientRect().top ?? Number.NaN
        return top(title) - top(button)
      }, machine)
    const before = await distance()
    await filter.focus()
    await expect(status(page)).toBeAttached()
    expect(await distance()).toBe(before)
  })
}

test('more are loaded below, by pages with addresses of their own', async ({ page }) => {
  await page.goto(`${products}?sort=name`)
  const items = found(page).getByRole('listitem')
  await expect(items).toHaveCount(24)
  const more = page.getByRole('link', { name: en.listing.more })
  await expect(more).toHaveAttribute('href', '?sort=name&page=2')
  await more.click()
  await expect(items).toHaveCount(48)
  await expect(page).toHaveURL(`${products}?sort=name&page=2`)
  await expect(items.nth(24).getByRole('link')).toBeFocused()
  await more.click()
  await expect(page).toHaveURL(`${products}?sort=name&page=3`)
  await expect(items).toHaveCount(24 + 13)
  await expect(items.nth(24).getByRole('link')).toBeFocused()
  const last = await items.last().getByRole('heading').innerText()

  await page.reload()
  await expect(items.last().getByRole('heading')).toHaveText(last)
  await page.getByRole('link', { name: en.listing.previous }).click()
  await expect(page).toHaveURL(`${products}?sort=name`)
  await expect(items).toHaveCount(24)
})

test('a visitor who loads more goes on with the first new card, also when it comes late', async ({
  page,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/catalogue-cards-1.json', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${products}?sort=name`)
  const items = found(page).getByRole('listitem')
  await page.getByRole('link', { name: en.listing.more }).click()
  await expect(items).toHaveCount(48)
  const withLinks = items.filter({ has: page.getByRole('link') })
  expect(await withLinks.count()).toBeLessThan(48)
  release()
  await expect(withLinks).toHaveCount(48)
  await expect(items.nth(24).getByRole('link')).toBeFocused()
})

// @RD7.3
test('choices are steps of the history and can be sent as an address @browsers', async ({
  page,
}) => {
  await page.goto(products)
  await hydrated(page)
  await (
    await option(page, en, { facet: en.catalogue.material, title: /^Granite/ })
  ).check({
    force: true,
  })
  await expect(status(page)).toHaveText(/\d+ of 61 products/)
  const granite = await status(page).innerText()
  await (
    await option(page, en, { facet: en.catalogue.material, title: /^Glass/ })
  ).check({
    force: true,
  })
  await expect(status(page)).not.toHaveText(granite)
  const both = page.url()
  await page.goBack()
  await expect(status(page)).toHaveText(granite)
  await page.goBack()
  await expect(page).toHaveURL(products)
  await expect(found(page)).toHaveCount(0)
  await page.goForward()
  await expect(status(page)).toHaveText(granite)

  await page.goto(`${both}&materials[]=999&materials[]=<script>&unknown[]=1&figures[x][min]=2`)
  await expect(page.getByRole('list', { name: enTexts.active }).getByRole('button')).toHaveText([
    'Granite',
    'Glass',
  ])
})

// @R4.4
test('chips, reset and sorting do what they say; the focus stays near @browsers', async ({
  page,
}) => {
  await page.goto(`${products}?materials[]=302&materials[]=308&industries[]=402`)
  const chips = page.getByRole('list', { name: enTexts.active })
  await expect(chips.getByRole('button')).toHaveCount(3)
  await chips.getByRole('button', { name: 'Remove Glass' }).click()
  await expect(chips.getByRole('button')).toHaveCount(2)
  await expect(chips).toBeFocused()

  await page.getByLabel(enTexts.sort).selectOption('name')
  const { compare } = new Intl.Collator('en-IE', { numeric: true })
  const isSorted = async () => {
    const titles = await found(page).getByRole('heading').allInnerTexts()
    const isInOrder = (title: string, index: number) =>
      index === 0 || compare(titles[index - 1] ?? '', title) <= 0
    return titles.length > 1 && titles.every(isInOrder)
  }
  await expect.poll(isSorted).toBe(true)
  await page.getByLabel(enTexts.dense).check()
  await expect(found(page).getByRole('heading').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(enTexts.dense)).toBeChecked()

  const events = await page.evaluate(() => window.dataLayer ?? [])
  expect(events).not.toContainEqual(expect.objectContaining({ event: 'filter-change' }))
  await page.getByRole('button', { name: en.filter.reset }).click()
  await expect(chips).toHaveCount(0)
  expect(await page.evaluate(() => window.dataLayer)).toContainEqual({
    event: 'filter-change',
    category: 'materials',
    filters: [],
  })
})

test('a choice without results offers the nearest ways on', async ({ page }) => {
  await page.goto(`${products}?categories[]=2152558192&materials[]=302`)
  await expect(page.getByRole('heading', { name: enTexts.none })).toBeVisible()
  const ways = page.getByRole('button', { name: /^Without / })
  await expect(ways.first()).toBeVisible()
  const promised = /(\d+) product/.exec(await ways.first().innerText())?.[1]
  await ways.first().click()
  await expect(status(page)).toHaveText(new RegExp(`^${promised} `))
})

// @R3.4
test('a category offers its own choices, and lists versions that meet them @browsers', async ({
  page,
}) => {
  await page.goto(path('products-category', 'en_eu', { category: 'bridge-saws' }))
  await expect(page.getByRole('button', { name: en.finder.category })).toHaveCount(0)
  await hydrated(page)
  const table = await atLeast(page, en, { figure: 'Work table', label: enTexts.atLeast })
  await table.selectOption('4500')
  await expect(found(page).getByText('Version: ')).toBeVisible()
  await expect(found(page).getByRole('link').first()).toHaveAttribute('href', /\?version=/)
})

test('another language keeps what is chosen, by a full page load', async ({ page }) => {
  await page.goto(`${products}?materials[]=302&figures[tableSize][min]=3500`)
  await expect(status(page)).toHaveText(/of 61/)
  await opener(page, 'localeMenu').click()
  const german = page.locator('a[hreflang="de-DE"]').first()
  await expect(german).toHaveAttribute(
    'href',
    '/de_eu/products?materials[]=302&figures[tableSize][min]=3500',
  )
})

test('facets that cannot be had leave the list and say so @widths', async ({ page }) => {
  await page.route('**/site-data/*/catalogue.json', (route) => route.fulfill({ status: 500 }))
  await page.goto(`${products}?materials[]=302`)
  const failed = page.getByRole('alert').filter({ hasText: en.finder.failed })
  await expect(failed).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Bridge saws' })).toBeVisible()
  await page.unroute('**/site-data/*/catalogue.json')
  await page.route('**/site-data/*/catalogue.json', (route) =>
    route.fulfill({ json: { version: 0 } }),
  )
  const wrong = page.waitForResponse('**/site-data/*/catalogue.json')
  await failed.getByRole('button').click()
  await wrong
  await expect(failed).toBeVisible()
  await page.unroute('**/site-data/*/catalogue.json')
  await failed.getByRole('button').click()
  await expect(found(page)).toBeVisible()
})

test('nothing is fetched before a visitor comes near the filters', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(products)
  await hydrated(page)
  await page.mouse.move(5, 5)
  // The page has answered the movement.
  await expect(page.locator('[data-static]')).toHaveCount(0)
  expect(asked.filter((url) => url.includes('catalogue.json'))).toEqual([])
  const facets = page.getByRole('main')
  await facets.getByRole('button', { name: en.catalogue.material }).focus()
  await expect.poll(() => asked.filter((url) => url.includes('catalogue.json')).length).toBe(1)
})

for (const [site, messages] of languages) {
  if (!isTested(site)) continue
  const { industry, material, typology, figure } = words[site]
  test(`a worktop workshop of ${site} finds its machine by keyboard alone${widthTag[site]}`, async ({
    page,
  }) => {
    await page.goto(path('home', site))
    await hydrated(page)
    await tabTo(page, page.getByRole('main').getByRole('link', { name: industry }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/products\?industries\[\]=\d+$/)
    const { catalogue, listing } = messages
    const main = page.getByRole('main')
    const sheet = page.getByRole('dialog', { name: listing.filter })
    if (hasSheet(page)) {
      await tabTo(page, page.getByRole('button', { name: new RegExp(`^${listing.filter}`) }))
      await page.keyboard.press('Enter')
    }
    const panels = hasSheet(page) ? sheet : main
    const open = async (name: string) => {
      const opener = hasSheet(page)
        ? sheet.locator('summary', { hasText: name }).first()
        : main.getByRole('button', { name: new RegExp(`^${name}`) })
      await tabTo(page, opener)
      await page.keyboard.press('Enter')
    }
    for (const [facet, title] of [
      [catalogue.material, material],
      [catalogue.typology, typology],
    ] as const) {
      await open(facet)
      const checkbox = panels
        .getByRole('group', { name: facet })
        .getByRole('checkbox', { name: new RegExp(`^${title}`) })
      await tabTo(page, checkbox)
      await page.keyboard.press('Space')
      await expect(checkbox).toBeChecked()
      if (hasSheet(page)) continue
      await page.keyboard.press('Escape')
      const opener = main.getByRole('button', { name: new RegExp(`^${facet}`) })
      await expect(opener).toBeFocused()
      await expect(opener).toHaveAttribute('aria-expanded', 'false')
    }
    await open(catalogue.figures)
    const table = panels.getByRole('group', { name: figure }).getByLabel(texts[site].atLeast)
    await tabTo(page, table)
    while ((await table.inputValue()) !== '3800') await page.keyboard.press('ArrowDown')
    if (hasSheet(page)) {
      await tabTo(page, sheet.getByRole('button').last())
      await page.keyboard.press('Enter')
    }
    const list = page.getByRole('list', { name: catalogue.suitable })
    await tabTo(page, list.getByRole('link', { name: 'Arcus 625 5X' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Arcus 625' })).toBeVisible()
  })
}

test('the filtered catalogue is accessible, open and closed @widths', async ({ page }) => {
  await page.goto(`${products}?materials[]=302`)
  await expect(found(page)).toBeVisible()
  expect(await axeFindings(page, BEST_PRACTICE)).toEqual([])
  await option(page, en, { facet: en.catalogue.material, title: /^Granite/ })
  await expect(page.getByRole('checkbox', { name: /^Granite/ })).toBeVisible()
  expect(await axeFindings(page, BEST_PRACTICE)).toEqual([])
  if (!hasSheet(page)) await atLeast(page, en, { figure: 'Work table', label: enTexts.atLeast })
  expect(await axeFindings(page, BEST_PRACTICE)).toEqual([])
})
