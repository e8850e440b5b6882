import { expect, test } from '@playwright/test'
import { examplePage } from '../support/built-site'

test('the policy allows no inline scripts but those of the build', async ({ request }) => {
  const response = await request.get('/')
  const policy = response.headers()['content-security-policy'] ?? ''
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  expect(scripts).toContain("'self'")
  expect(scripts).toContain("'sha256-")
  expect(scripts).not.toContain('unsafe-inline')
  expect(scripts).not.toContain('unsafe-eval')
})

test('visitors only talk to the site itself', async ({ page }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto(examplePage('products-category-slug', 'it_eu'), { waitUntil: 'networkidle' })
  expect([...hosts]).toEqual([new URL(page.url()).host])
})
