import { expect, test, type Page } from '@playwright/test'
import { type RunningServer, startServer } from '../../scripts/server'
import { failure, json, TestServer } from '../../src/content-client/testing/server'
import { path, searchFormUrl } from '../../src/routes'
import de from '../../src/sites/messages/de.json' with { type: 'json' }
import it from '../../src/sites/messages/it.json' with { type: 'json' }
import deSearch from '../../src/sites/messages/search/de.json' with { type: 'json' }
import itSearch from '../../src/sites/messages/search/it.json' with { type: 'json' }
import { axeFindings, BEST_PRACTICE } from '../support/axe'
import { hydrated } from '../support/chrome'
import { widthTag } from '../support/languages'
import { TESTED_BUILD } from '../support/tested-build'

const found = (page: Page) => page.locator('[data-search-results]')
const field = (page: Page) => page.getByRole('main').getByRole('searchbox')

const texts = [
  { site: 'it_eu', messages: it, search: itSearch },
  { site: 'de_eu', messages: de, search: deSearch },
] as const

test.describe('search without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { site, messages } of texts) {
    test(`finds a machine from the search page of ${site}${widthTag[site]}`, async ({ page }) => {
      await page.goto(path('search', site))
      await field(page).fill('arcus 350')
      await page.getByRole('main').getByRole('button', { name: messages.search.open }).click()
      await expect(page).toHaveURL(searchFormUrl(site, { query: 'arcus 350' }))
      await expect(field(page)).toHaveValue('arcus 350')
      await expect(page.locator('html')).toHaveAttribute('lang', /^(it|de)/)
      await found(page)
        .getByRole('listitem')
        .getByRole('link', { name: /^Arcus 350/ })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Arcus 350')
    })
  }

  test.describe('with many results', () => {
    const PAGES = 2
    let service: TestServer
    let server: RunningServer

    test.beforeAll(async () => {
      service = await TestServer.start(({ query }) => {
        const page = Number(query.get('page'))
        if (query.get('query') === 'broken') return failure(500, 'internal')
        const data = [{ title: `<b>${page}`, score: 1, section: 'history' }]
        const pagination = {
          total: 2,
          count: 1,
          per_page: 1,
          current_page: page,
          total_pages: PAGES,
        }
        return json({ data, meta: { pagination } })
      })
      const functionsEnvironment = { CONTENT_API_URL: `${service.origin}/api` }
      server = await startServer({ port: 0, publicDir: TESTED_BUILD, functionsEnvironment })
    })
    test.afterAll(async () => {
      await server.close()
      await service.close()
    })

    for (const { site, messages, search } of texts) {
      test(`turns pages in ${site}, and says when it cannot search`, async ({ page }) => {
        const address = (query: string, number = 1) =>
          server.address + searchFormUrl(site, { query, page: number })
        await page.goto(server.address + path('search', site))
        await field(page).fill('"a" & <b>')
        await field(page).press('Enter')
        await expect(found(page).getByRole('link', { name: '<b>1' })).toBeVisible()
        await page.getByRole('link', { name: search.next }).click()
        await expect(page).toHaveURL(address('"a" & <b>', 2))
        await expect(found(page).getByRole('link', { name: '<b>2' })).toBeVisible()
        await expect(field(page)).toHaveValue('"a" & <b>')
        await page.getByRole('link', { name: messages.listing.previous }).click()
        await expect(page).toHaveURL(address('"a" & <b>'))

        await field(page).fill('broken')
        await field(page).press('Enter')
        await expect(found(page).getByRole('alert')).toContainText(search.failed)
        await expect(found(page).getByRole('link', { name: messages.error.retry })).toBeVisible()
      })
    }
  })
})

test('a form that is sent before the scripts are there shows results, then leads to the page', async ({
  page,
  context,
}) => {
  const errors: string[] = []
  const sent = searchFormUrl('it_eu', { query: 'arcus' })
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto(sent)
  await expect(found(page).getByRole('listitem').first()).toBeVisible()
  expect(await axeFindings(page, BEST_PRACTICE)).toEqual([])

  // In a tab of its own: the other one logs its missing scripts.
  const tab = await context.newPage()
  tab.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await tab.goto(sent)
  await hydrated(tab)
  await expect(tab).toHaveURL(`${path('search', 'it_eu')}?query=arcus`)
  await expect(field(tab)).toHaveValue('arcus')
  expect(errors).toEqual([])
})
