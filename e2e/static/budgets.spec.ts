import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import budgets from '../../budgets.json' with { type: 'json' }
import { builtPages, examplePage } from '../support/built-site'

const gzipped = (content: string | Buffer) => gzipSync(content, { level: 9 }).length
const productPages = builtPages().filter(({ match }) => match.route === 'products-category-slug')

test('the JavaScript of a product page before anyone touches it', async ({ page }) => {
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) {
      scripts.push(response.body().then(gzipped))
    }
  })
  await page.goto(examplePage('products-category-slug', 'de_eu'), { waitUntil: 'networkidle' })
  const total = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
  test.info().annotations.push({ type: 'bytes', description: String(total) })
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(budgets.productPage.javascript)
})

test('the HTML of every product page', () => {
  const heavy = productPages
    .map((page) => ({ path: page.path, bytes: gzipped(page.html) }))
    .filter(({ bytes }) => bytes > budgets.productPage.html)
  expect(productPages.length).toBeGreaterThan(0)
  expect(heavy).toEqual([])
})

test('the CSS of every product page', () => {
  const heavy = productPages
    .map((page) => {
      const inline = [...page.html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
        ([, css = '']) => css,
      )
      const linked = [...page.html.matchAll(/<link[^>]*href="(\/[^"]+\.css)"/g)].map(
        ([, href = '']) => readFileSync(path.join('public', href), 'utf8'),
      )
      return { path: page.path, bytes: gzipped([...inline, ...linked].join('')) }
    })
    .filter(({ bytes }) => bytes > budgets.productPage.css)
  expect(heavy).toEqual([])
})

test('the page data of every product page holds content only', () => {
  const heavy = productPages
    .map(({ path: address }) => ({
      address,
      bytes: statSync(path.join('public/page-data', address, 'page-data.json')).size,
    }))
    .filter(({ bytes }) => bytes > budgets.productPage.pageDataUncompressed)
  expect(heavy).toEqual([])
})
