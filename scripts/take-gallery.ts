import { mkdirSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'
import { examplePage, examplePages } from '../e2e/support/built-site'
import { pageTypes } from '../e2e/support/page-types'
import { siteHandles, type SiteHandle } from '../src/sites'
import { findChromium } from './test/browsers'

const FOLDER = 'docs/images'
/** Width and height of a cropped picture in pixels; its name is above it. */
const TILE = { phone: { width: 160, height: 480 }, desktop: { width: 320, height: 480 } }
const COLUMNS = { phone: 12, desktop: 6 }
const WINDOW = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
/** Windows of the sheet of pages at four widths, and the width of each picture. */
const WIDTHS = [
  { window: 390, width: 130 },
  { window: 834, width: 208 },
  { window: 1440, width: 300 },
  { window: 1920, width: 380 },
] as const
const WIDTHS_HEIGHT = 640
const AT_WIDTHS = [
  ...(['home', 'products', 'products-category', 'products-category-slug'] as const),
  ...(['customer-stories-slug', 'careers-job-opportunities', 'contacts-branches'] as const),
  ...(['contacts-form', 'support-request', 'support-spareparts'] as const),
]
/** The size of each page in the README's picture. */
const OVERVIEW = { width: 648, height: 980 }
const BACKGROUND = '#d9d6d2'
const LABEL = 24
const GAP = 12

type Device = keyof typeof TILE

/** Pictures load when they come near; this scrolls past all of them, and back. */
const scrollThrough = async (page: Page) => {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    window.scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
}

interface Size {
  readonly width: number
  readonly height: number
}

async function tile(page: Page, address: string, { width, height }: Size): Promise<Buffer> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await scrollThrough(page)
  const whole = await page.screenshot({ fullPage: true })
  const { width: wide, height: high } = await sharp(whole).metadata()
  const fit = high / wide > height / width ? 'cover' : 'contain'
  return sharp(whole).resize({ width, height, fit, position: 'top', background: '#fff' }).toBuffer()
}

const label = (text: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text y="16" font-family="sans-serif" font-size="11" fill="#151312">${text}</text></svg>`,
  )

const writeSheet = (name: string, size: Size, parts: OverlayOptions[]) =>
  sharp({ create: { ...size, channels: 3, background: BACKGROUND } })
    .composite(parts)
    .webp({ quality: 72 })
    .toFile(`${FOLDER}/${name}.webp`)

/** A sheet with the upper part of one page of each page type, each from another site. */
async function sheet(page: Page, origin: string, device: Device): Promise<void> {
  const { width, height } = TILE[device]
  const columns = COLUMNS[device]
  const parts: OverlayOptions[] = []
  for (const [index, route] of pageTypes.entries()) {
    const site: SiteHandle = siteHandles[index % siteHandles.length] ?? 'ww'
    const left = GAP + (index % columns) * (width + GAP)
    const top = GAP + Math.floor(index / columns) * (height + LABEL + GAP)
    const address = examplePage(route, site)
    parts.push({ input: label(route, width), left, top })
    parts.push({ input: await tile(page, origin + address, TILE[device]), left, top: top + LABEL })
  }
  const rows = Math.ceil(pageTypes.length / columns)
  const size = {
    width: GAP + columns * (width + GAP),
    height: GAP + rows * (height + LABEL + GAP),
  }
  await writeSheet(`pages-${device}`, size, parts)
}

/** The pages for buyers, applicants and service customers, and each form, in windows of four widths. */
async function widthsSheet(page: Page, origin: string): Promise<void> {
  const addresses = AT_WIDTHS.flatMap((route) => {
    const pages = examplePages(route, 'en_eu')
    return route === 'contacts-form' ? pages : pages.slice(0, 1)
  })
  const parts: OverlayOptions[] = []
  let left = GAP
  for (const { window, width } of WIDTHS) {
    await page.setViewportSize({ width: window, height: 900 })
    for (const [index, address] of addresses.entries()) {
      const top = GAP + index * (WIDTHS_HEIGHT + LABEL + GAP)
      const input = await tile(page, origin + address, { width, height: WIDTHS_HEIGHT })
      parts.push({ input: label(`${window} px`, width), left, top })
      parts.push({ input, left, top: top + LABEL })
    }
    left += width + GAP
  }
  const height = GAP + addresses.length * (WIDTHS_HEIGHT + LABEL + GAP)
  await writeSheet('pages-at-widths', { width: left, height }, parts)
}

/** The picture of the README: three pages side by side. */
async function overview(page: Page, origin: string): Promise<void> {
  const addresses = [
    examplePage('home', 'de_eu'),
    examplePage('products-category', 'ww'),
    examplePage('products-category-slug', 'ww'),
  ]
  const { width, height } = OVERVIEW
  const parts: OverlayOptions[] = []
  for (const [index, address] of addresses.entries()) {
    await page.goto(origin + address, { waitUntil: 'networkidle' })
    await scrollThrough(page)
    const input = await sharp(await page.screenshot({ fullPage: true }))
      .resize({ width, height, fit: 'cover', position: 'top' })
      .toBuffer()
    parts.push({ input, left: GAP + index * (width + GAP), top: GAP })
  }
  const size = { width: GAP + addresses.length * (width + GAP), height: height + 2 * GAP }
  await sharp({ create: { ...size, channels: 3, background: BACKGROUND } })
    .composite(parts)
    .jpeg({ quality: 80 })
    .toFile(`${FOLDER}/overview.jpg`)
}

/**
 * Draws `docs/images/overview.jpg` and `pages-*.webp` from the site at `BASE_URL`: `npx tsx
 * scripts/take-gallery.ts`.
 */
async function main(): Promise<void> {
  const origin = process.env.BASE_URL ?? 'http://localhost:8888'
  mkdirSync(FOLDER, { recursive: true })
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  for (const device of ['phone', 'desktop'] as const) {
    const page = await browser.newPage({ viewport: WINDOW[device], reducedMotion: 'reduce' })
    await sheet(page, origin, device)
    await page.close()
  }
  const page = await browser.newPage({ viewport: WINDOW.desktop, reducedMotion: 'reduce' })
  await overview(page, origin)
  await widthsSheet(page, origin)
  await browser.close()
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
