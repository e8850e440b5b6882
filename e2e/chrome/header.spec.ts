import { expect, test } from '@playwright/test'
import { examplePage } from '../support/built-site'
import { hydrated } from '../support/chrome'
import { scrollTo } from '../support/scroll-position'

test('the header hides when scrolling down and comes back when scrolling up @widths @tablet', async ({
  page,
}) => {
  await page.goto('/products')
  await hydrated(page)
  const header = page.getByRole('banner')
  await scrollTo(page, 170)
  await expect(header).not.toHaveAttribute('data-hidden', /./)
  await scrollTo(page, 171)
  await expect(header).toHaveAttribute('data-hidden', 'true')
  await expect(header).not.toBeInViewport()
  await scrollTo(page, 160)
  await expect(header).not.toHaveAttribute('data-hidden', /./)
  await expect(header).toBeInViewport()
})

test('it comes back when it gets the focus', async ({ page }) => {
  await page.goto('/products')
  await hydrated(page)
  await scrollTo(page, 600)
  await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', 'true')
  await page.locator('[data-opens="search"]').focus()
  await expect(page.locator('[data-opens="search"]')).toBeInViewport()
})

// @R9
test('it is 85 to 86 px high @widths @tablet', async ({ page }) => {
  await page.goto('/products')
  const height = await page
    .getByRole('banner')
    .evaluate((element) => element.getBoundingClientRect().height)
  expect(height).toBeGreaterThanOrEqual(85)
  expect(height).toBeLessThanOrEqual(86)
})

test('over a picture it is transparent at the top, and solid further down @widths @tablet', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const header = page.getByRole('banner')
  await expect(header).toHaveAttribute('data-clear', 'true')
  await scrollTo(page, 160)
  await expect(header).not.toHaveAttribute('data-clear', /./)
})

test('it never covers what is scrolled to @widths @tablet', async ({ page }) => {
  await page.goto(`${examplePage('products-category-slug', 'ww')}#technical-data`)
  await hydrated(page)
  const height = await page
    .getByRole('banner')
    .evaluate((element) => element.getBoundingClientRect().height)
  const top = () =>
    page.locator('#technical-data').evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(top).toBeGreaterThanOrEqual(height - 1)
})
