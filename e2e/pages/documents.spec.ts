import { expect, test } from '@playwright/test'
import { axeFindings, BEST_PRACTICE } from '../support/axe'
import { examplePage } from '../support/built-site'
import { hydrated } from '../support/chrome'
import italian from '../../src/sites/messages/it.json' with { type: 'json' }

const product = examplePage('products-category-slug', 'it_eu')

/** The address of a document that a page offers. */
async function documentOf(read: () => Promise<string>): Promise<string> {
  const [, href] = /href="(\/api\/document\/[^"]+)"/.exec(await read()) ?? []
  return href ?? ''
}

test('a document of a product is what its name promises, in whole and its head', async ({
  request,
}) => {
  const href = await documentOf(async () => (await request.get(product)).text())
  const whole = await request.get(href)
  expect(whole.status()).toBe(200)
  expect(whole.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  })
  expect(whole.headers()['content-disposition']).toMatch(/^inline; filename="[^"]+\.pdf"/)
  const bytes = await whole.body()
  expect(bytes.subarray(0, 4).toString()).toBe('%PDF')
  expect(whole.headers()['content-length']).toBe(String(bytes.length))
  const head = await request.head(href)
  expect([head.status(), (await head.body()).length]).toEqual([200, 0])
})

test.describe('a document that is gone', () => {
  test.use({ locale: 'it-IT' })

  for (const name of ['no-such.pdf', 'no%20such%20%C3%9Cbersicht%20100%25.xlsx']) {
    test(`is the site's not-found page in the visitor's language: ${name}`, async ({ page }) => {
      const answer = await page.goto(`/api/document/documents/${name}`)
      expect(answer?.status()).toBe(404)
      await hydrated(page)
      await expect(page.getByRole('heading', { name: italian.error.notFound })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'it-IT')
      expect(await axeFindings(page, BEST_PRACTICE)).toEqual([])
    })
  }

  test('is JSON for a program', async ({ request }) => {
    const answer = await request.get('/api/document/documents/no-such.pdf')
    expect([answer.status(), await answer.json()]).toMatchObject([404, { error: { code: 404 } }])
  })
})
