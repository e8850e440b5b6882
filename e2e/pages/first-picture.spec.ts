import { expect, test } from '@playwright/test'
import type { RouteName } from '../../src/routes'
import { examplePage } from '../support/built-site'

const BEGIN_WITH_A_PICTURE: readonly RouteName[] = [
  'home',
  'products-category',
  'products-category-slug',
  'customer-stories-slug',
  'about-profile',
]

for (const route of BEGIN_WITH_A_PICTURE) {
  test(`${route}: the picture that it begins with is asked for before others, once, in the size that is shown @widths`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname)
    })
    await page.goto(examplePage(route, 'it_eu'), { waitUntil: 'domcontentloaded' })
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    const [first = ''] = asked
    const picture = page.locator('img[fetchpriority="high"]').first()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname))
      .toBe(first)
    await page.waitForLoadState()
    expect(asked.filter((address) => address === first)).toHaveLength(1)
  })
}
