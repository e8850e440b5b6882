import { gzipSync } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'
import { newVisitor } from './visitor'

/** How long a page stays untouched. This is longer than the delay before pages are prefetched. */
export const READING_MS = 5000

const kinds = {
  html: /html/,
  css: /css/,
  javascript: /(?:java|ecma)script/,
  image: /image/,
  font: /font/,
} as const
type Kind = keyof typeof kinds | 'data'
const names: readonly Kind[] = ['html', 'css', 'javascript', 'data', 'font', 'image']
const COMPRESSED = new Set<Kind>(['image', 'font'])

/** Bytes by kind, texts after gzip, and the number of files. `data` is everything that is no other kind. */
export type Weight = Readonly<Record<Kind | 'requests', number>>

function kindOf(response: Response, address: string): Kind {
  const type = response.headers()['content-type'] ?? ''
  const kind = names.find((name) => name !== 'data' && kinds[name].test(type)) ?? 'data'
  // Another page that was prefetched counts as data, because a later click shows it.
  return kind === 'html' && response.url() !== address ? 'data' : kind
}

/** The download of a page before anyone touches it, on a fast connection. */
export async function weigh(browser: Browser, address: string): Promise<Weight> {
  const { page, leave } = await newVisitor(browser)
  const responses: Response[] = []
  page.on('response', (response) => void responses.push(response))
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(READING_MS)
  const weight = { html: 0, css: 0, javascript: 0, data: 0, font: 0, image: 0 }
  for (const response of responses.filter((each) => each.status() === 200)) {
    const kind = kindOf(response, address)
    const body = await response.body()
    weight[kind] += COMPRESSED.has(kind) ? body.length : gzipSync(body, { level: 9 }).length
  }
  await leave()
  return { ...weight, requests: responses.length }
}
