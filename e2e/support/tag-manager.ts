import type { Page } from '@playwright/test'
import { policyFor } from './policy'

export const CONTAINER = 'GTM-ABC123'

/**
 * Serves documents like a build with a tag manager. Its script replaces Google's.
 *
 * @param documents addresses of the pages
 * @param script the code of the tag manager
 * @returns the addresses that the tag manager was loaded from; the list grows
 */
export async function withTagManager(
  page: Page,
  documents: RegExp,
  script: string,
): Promise<readonly string[]> {
  const loaded: string[] = []
  await page.route(documents, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch()
    const html = (await answer.text()).replace('<html ', `<html data-tag-manager="${CONTAINER}" `)
    const { origin: siteUrl, pathname } = new URL(route.request().url())
    const policy = policyFor(html, pathname, { siteUrl, tagManagerId: CONTAINER })
    const headers = { ...answer.headers(), 'content-security-policy': policy }
    return route.fulfill({ response: answer, body: html, headers })
  })
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    loaded.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: script })
  })
  return loaded
}
