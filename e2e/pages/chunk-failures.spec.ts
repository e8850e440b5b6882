import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import pLimit from 'p-limit'
import { privacyTexts } from '../../src/features/privacy/dialog/dialog-texts'
import { scriptsOf } from '../../src/gatsby-node/patches/page-scripts'
import { path } from '../../src/routes'
import { sites } from '../../src/sites'
import en from '../../src/sites/messages/en.json' with { type: 'json' }
import { examplePage } from '../support/built-site'
import { hydratedAtOnce, hydrated, opener, whollyHydrated } from '../support/chrome'
import { pageTypes } from '../support/page-types'
import { withTagManager } from '../support/tag-manager'
import { TESTED_BUILD } from '../support/tested-build'

/** A chunk that fails causes one reload; after that a message appears in its place (requirements 8). */

/** Visits at the same time. */
const AT_ONCE = 4

const CHUNK = /^\/[\w-]+[-.][\da-f]{8,}\.(?:js|css)$/
/** The worldwide home page redirects most browsers, which is a load of its own. */
const HOME = path('home', 'en_eu')
const home = (site: keyof typeof sites) => path('home', site)

const main = (page: Page) => page.getByRole('main')
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: en.chrome.loadFailed })

/** Counts full loads of the page, and records requests without an answer. */
function watch(page: Page) {
  const seen = { loads: 0, asked: new Set<string>() }
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.loads += 1
    const { pathname } = new URL(request.url())
    if (CHUNK.test(pathname)) seen.asked.add(pathname)
  })
  return seen
}

interface Visit {
  readonly name: string
  readonly address: string
  /** The visitor's actions. They skip missing controls. */
  readonly act?: (page: Page) => Promise<unknown>
}

/** Performs an action if the page allows it. */
const press =
  (find: (page: Page) => ReturnType<Page['locator']>) =>
  async (page: Page): Promise<void> => {
    const control = find(page).first()
    if ((await control.count()) > 0) await control.click({ timeout: 2000 }).catch(() => undefined)
  }
const pressOpener = (overlay: Parameters<typeof opener>[1]) =>
  press((page) => opener(page, overlay))

const loads: readonly Visit[] = [
  ...pageTypes.map((route) => ({ name: route, address: examplePage(route, 'en_eu') })),
  ...(['de_eu', 'it_eu', 'fr_eu', 'es_eu', 'es_sa', 'pt_sa', 'en_na'] as const)
    .filter((site) => site in sites)
    .map((site) => ({ name: site, address: home(site) })),
]

const interactions: readonly Visit[] = [
  { name: 'search', address: HOME, act: pressOpener('search') },
  { name: 'talk', address: HOME, act: pressOpener('form') },
  { name: 'locales', address: HOME, act: pressOpener('localeMenu') },
  {
    name: 'product finder',
    address: HOME,
    act: async (page) => {
      await pressOpener('mainMenu')(page)
      await press(() => page.getByRole('group').getByRole('button', { expanded: false }))(page)
    },
  },
  { name: 'sitemap', address: HOME, act: press((page) => page.locator('footer summary')) },
  {
    name: 'privacy',
    address: HOME,
    act: press((page) => page.getByRole('button', { name: en.chrome.privacy })),
  },
  {
    name: 'comparison',
    address: examplePage('products-category', 'en_eu'),
    act: press((page) => main(page).getByRole('button').filter({ hasText: en.compare.toggle })),
  },
  {
    name: 'facet',
    address: path('products', 'en_eu'),
    act: press((page) =>
      main(page).getByRole('button', { name: new RegExp(`^${en.catalogue.material}`) }),
    ),
  },
  {
    name: 'filter',
    address: path('news-and-events', 'en_eu'),
    act: press((page) => main(page).getByRole('checkbox')),
  },
  {
    name: 'places',
    address: path('contacts-branches', 'en_eu'),
    act: press((page) => main(page).getByRole('searchbox')),
  },
  {
    name: 'form',
    address: examplePage('contacts-form', 'en_eu'),
    act: press((page) => main(page).getByRole('combobox')),
  },
  {
    name: 'picture',
    address: examplePage('products-category-slug', 'en_eu'),
    act: press((page) => main(page).getByRole('link', { name: /^Picture/ })),
  },
  {
    name: 'step',
    address: HOME,
    act: press((page) => main(page).locator('a[href^="/en_eu/products"]')),
  },
]

/**
 * The files that a visit fetches in addition to the scripts of every page, without files of earlier visits.
 */
async function chunksOf(context: BrowserContext, visit: Visit, known: Set<string>) {
  const page = await context.newPage()
  const seen = watch(page)
  await page.goto(visit.address)
  await hydrated(page)
  await visit.act?.(page)
  await page.waitForLoadState('networkidle')
  await page.close()
  const fresh = [...seen.asked].filter((chunk) => !known.has(chunk))
  for (const chunk of fresh) known.add(chunk)
  return fresh
}

/**
 * Waits until all requests have ended. A cancelled request may count as a running one, so the wait is short.
 */
const settled = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => undefined)

/** Visits without one chunk; the visitor does everything twice. */
async function visitWithout(context: BrowserContext, { address, act }: Visit, chunk: string) {
  const page = await context.newPage()
  const seen = watch(page)
  await page.route(chunk, (route) => route.abort())
  await page.goto(address)
  await settled(page)
  for (let attempt = 1; act && attempt <= 2; attempt++) {
    await act(page)
    await settled(page)
  }
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 15_000 })
  await page.close()
  return seen.loads
}

for (const [when, visits] of [
  ['at load', loads],
  ['at interaction', interactions],
] as const) {
  test(`each chunk of the build fails once, ${when}: no page is loaded again more than once`, async ({
    context,
  }, { annotations }) => {
    test.setTimeout(600_000)
    await context.route(/\.(?:avif|webp|jpe?g|png|mp4|woff2)$/, (route) => route.abort())
    const known = new Set<string>()
    const failEach = async (visit: Visit) => {
      // If the script cannot show the target of a link, the browser loads it as a whole page.
      const steps = visit.name === 'step' ? 1 : 0
      const chunks = await chunksOf(context, visit, known)
      const tries = chunks.map((chunk) => visitWithout(context, visit, chunk))
      for (const [index, loads] of (await Promise.all(tries)).entries()) {
        const without = `${visit.name} without ${chunks[index] ?? ''}`
        annotations.push({ type: without, description: `${loads} loads` })
        expect.soft(loads, without).toBeLessThanOrEqual(2 + steps)
      }
    }
    // Visits mostly wait.
    const limit = pLimit(AT_ONCE)
    await Promise.all(visits.map((visit) => limit(failEach, visit)))
    const { size } = known
    expect(size).toBeGreaterThan(20)
  })
}

test('Three chunks fail that nobody answers for, six seconds apart: one reload, then a message', async ({
  page,
}) => {
  const seen = watch(page)
  await page.goto(HOME)
  await hydrated(page)
  const fail = () => page.evaluate(() => void Promise.reject(new Error('Loading chunk 42 failed.')))
  await page.clock.install()
  const reloaded = page.waitForEvent('load')
  await fail()
  // Until then the page before is still there, hydrated.
  await reloaded
  expect(seen.loads).toBe(2)
  await hydrated(page)
  for (let attempt = 1; attempt <= 2; attempt++) {
    await page.clock.fastForward(6000)
    await fail()
    await expect(failure(page)).toBeVisible()
  }
  expect(seen.loads).toBe(2)
  const again = page.waitForEvent('load')
  await page.getByRole('button', { name: en.error.retry }).click()
  await again
  expect(seen.loads).toBe(3)
  await hydrated(page)
  // The visitor's own reload counts, too.
  await fail()
  await expect(failure(page)).toBeVisible()
  expect(seen.loads).toBe(3)
})

test('The dialog of privacy cannot be had on a first visit: one reload, a message, and it comes', async ({
  page,
}) => {
  await withTagManager(page, /\/(services[^.]*)?$/, '')
  const seen = watch(page)
  const dialog = page.getByRole('dialog', { name: privacyTexts.en.title })
  const files = [...(await dialogFiles(page))]
  for (const file of files) await page.route(file, (route) => route.abort())
  await page.goto(path('services', 'ww'))
  await expect(failure(page)).toBeVisible()
  expect(seen.loads).toBe(2)
  for (let attempt = 1; attempt <= 2; attempt++) {
    await page.getByRole('button', { name: en.chrome.privacy }).press('Enter')
    await expect(failure(page)).toHaveCount(1)
  }
  expect(seen.loads).toBe(2)
  await page.unrouteAll()
  await page.getByRole('button', { name: en.error.retry }).click()
  await expect(dialog).toBeVisible()
  expect(seen.loads).toBe(2)
})

/** The chunks of the dialog only. */
async function dialogFiles(page: Page): Promise<Iterable<string>> {
  const visit = await page.context().newPage()
  await visit.goto(path('services', 'ww'))
  await whollyHydrated(visit)
  const seen = watch(visit)
  await visit.getByRole('button', { name: en.chrome.privacy }).click()
  await visit.getByRole('dialog', { name: privacyTexts.en.title }).waitFor()
  await visit.close()
  return seen.asked
}

test('Texts of a language are missing: a warning, the page stays, and lives when they come', async ({
  page,
}) => {
  const warnings: string[] = []
  const errors: unknown[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error))
  const seen = watch(page)
  const [texts] = (await scriptsOf(TESTED_BUILD)).get('messages-it') ?? []
  expect(texts).toBeDefined()
  await page.route(`/${texts}`, (route) => route.abort())
  await page.goto('/it_eu/products')
  await expect.poll(() => warnings).toContain('Texts are missing: it')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main(page).getByRole('link').first()).toBeVisible()
  await opener(page, 'search').click()
  const missing = () => warnings.filter((each) => each === 'Texts are missing: it').length
  await expect.poll(missing).toBeGreaterThan(1)
  await page.unrouteAll()
  await page.keyboard.type('sega')
  await hydratedAtOnce(page)
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('sega')
  expect(seen.loads).toBe(1)
  expect(errors).toEqual([])
})

test('Texts of another site are missing: a link there leads to the page as the server sends it', async ({
  page,
}) => {
  const errors: unknown[] = []
  page.on('pageerror', (error) => errors.push(error))
  const seen = watch(page)
  const [texts] = (await scriptsOf(TESTED_BUILD)).get('messages-it') ?? []
  await page.route(`/${texts}`, (route) => route.abort())
  await page.goto(path('products', 'ww'))
  await hydrated(page)
  await opener(page, 'localeMenu').click()
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('[data-overlay] a[href^="/it_eu"]')
    link?.click()
  })
  await expect(page).toHaveURL(/\/it_eu\//)
  await expect(page.locator('html')).toHaveAttribute('lang', /^it/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(seen.loads).toBe(2)
  expect(errors).toEqual([])
})
