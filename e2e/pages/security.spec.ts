import { expect, test } from '@playwright/test'
import { filesBelow } from '../../src/serving/files-below'
import { POLICY_OF_FILES } from '../../src/serving/headers-file'
import { examplePage } from '../support/built-site'
import { policyFor } from '../support/policy'
import { TESTED_BUILD } from '../support/tested-build'

test('the policy allows no inline scripts but those of the build', async ({ request }) => {
  const response = await request.get('/')
  const policy = response.headers()['content-security-policy'] ?? ''
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  expect(scripts).toContain("'self'")
  expect(scripts).toContain("'sha256-")
  expect(scripts).not.toContain('unsafe-inline')
  expect(scripts).not.toContain('unsafe-eval')
})

/**
 * One file from each folder of the build without pages. Gatsby's own folders are left out, because nobody
 * requests their files.
 */
function filesOfFolders(): string[] {
  const inFolders = filesBelow(TESTED_BUILD).filter((file) => /^[^_~][^/]*\//.test(file))
  const folderOf = (file: string) => file.slice(0, file.indexOf('/'))
  const withPages = new Set(inFolders.filter((file) => file.endsWith('.html')).map(folderOf))
  const first = new Map(inFolders.map((file) => [folderOf(file), `/${file}`]))
  return [...first].filter(([folder]) => !withPages.has(folder)).map(([, file]) => file)
}

test('a file that is no page has a policy of its own, which is short', async ({
  page,
  request,
}) => {
  const files = filesOfFolders()
  page.on('request', (asked) => files.push(asked.url()))
  await page.goto(examplePage('products-category-slug', 'de_eu'), { waitUntil: 'networkidle' })
  const others = files.filter((address) => address !== page.url() && !/favicon\.ico/.test(address))
  expect(others.filter((address) => address.endsWith('.js')).length).toBeGreaterThan(3)
  for (const address of others) {
    const answer = await request.get(address)
    const policy = answer.headers()['content-security-policy']
    expect.soft(policy, address).toBe(POLICY_OF_FILES)
  }
})

test('visitors only talk to the site itself', async ({ page }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto(examplePage('products-category-slug', 'it_eu'), { waitUntil: 'networkidle' })
  expect([...hosts]).toEqual([new URL(page.url()).host])
})

test('a page is shown in a frame of the editors’ system, and in nobody else’s', async ({
  page,
  baseURL,
}) => {
  const siteUrl = new URL(baseURL ?? '').origin
  const [editors, others] = ['https://editors.example', 'https://others.example']
  await page.route(`${siteUrl}/products`, async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const policy = policyFor(html, '/products', { siteUrl, frameOrigin: editors })
    const headers = { ...answer.headers(), 'content-security-policy': policy }
    await route.fulfill({ response: answer, body: html, headers })
  })
  await page.route(/example\/$/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Editing</title><iframe src="${siteUrl}/products" title="Page"></iframe>`,
    }),
  )
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 })

  await page.goto(`${editors}/`)
  await expect(heading).toBeVisible()
  const refusal = page.waitForEvent('console', (message) =>
    message.text().includes('frame-ancestors'),
  )
  await page.goto(`${others}/`)
  await refusal
  await expect(heading).toHaveCount(0)
})
