import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { findChromium, UNROUNDED_LETTERS } from '../../scripts/test/browsers'

/** Lighthouse's phone: its window, a quarter of this machine's speed, slow 4G as DevTools makes it. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }
const SLOWED = 4
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1474.56 * 128,
  uploadThroughput: 675 * 128,
}

/** A visitor who comes to a site for the first time. */
export interface Visitor {
  readonly page: Page
  /** From now on, the phone's processor and line. */
  slowDown(): Promise<void>
  /** Bytes of the page's heap that are in use. */
  heap(): Promise<number>
  leave(): Promise<void>
}

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors', UNROUNDED_LETTERS],
  })

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
}

async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

/** A visitor with an empty cache. */
export async function newVisitor(browser: Browser): Promise<Visitor> {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  return {
    page,
    slowDown: () => slowDown(session),
    heap: () => heap(session),
    leave: () => context.close(),
  }
}
