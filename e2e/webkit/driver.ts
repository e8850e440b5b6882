import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, test as base } from '@playwright/test'
import { Builder, type WebDriver } from 'selenium-webdriver'
import { findWebKitDriver } from '../../scripts/test/browsers'

/** The same limit as for Playwright's expectations (`playwright.config.ts`). */
export const TIMEOUT_MS = 15_000

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('Expected a port.')
  return address.port
}

/** Whether the driver listens; any answer will do. */
const answers = (address: string): Promise<boolean> =>
  fetch(`${address}/status`).then(
    () => true,
    () => false,
  )

interface Driver {
  readonly address: string
  readonly end: () => void
}

/** Starts the driver on its own display; it listens a moment later. */
async function startDriver(): Promise<Driver> {
  const port = await freePort()
  const program = findWebKitDriver()
  if (!program) throw new Error('There is no WebKitWebDriver.')
  // A process group of its own, so that the display ends with the driver.
  const run = spawn('xvfb-run', ['--auto-servernum', program, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  })
  const { pid } = run
  if (pid === undefined) throw new Error('xvfb-run cannot be started.')
  const end = () => {
    if (run.exitCode === null) process.kill(-pid)
  }
  return { address: `http://127.0.0.1:${port}`, end }
}

/** A window opens in 2 seconds. Under load WebKitGTK sometimes never opens it. */
const WINDOW_TIMEOUT_MS = 30_000
const WINDOW_ATTEMPTS = 3

async function openWindow({ address }: Driver): Promise<WebDriver> {
  await expect.poll(() => answers(address)).toBe(true)
  const opened = new Builder()
    .usingServer(address)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build()
  const late = setTimeout(WINDOW_TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error(`WebKitGTK opened no window within ${WINDOW_TIMEOUT_MS} ms.`)
  })
  return Promise.race([opened, late])
}

/** A browser with a window, started again until it has one. Only the start repeats, never a test. */
async function startBrowser(attempt = 1) {
  const driver = await startDriver()
  try {
    return { window: await openWindow(driver), end: driver.end }
  } catch (error) {
    driver.end()
    if (attempt === WINDOW_ATTEMPTS) throw error
    return startBrowser(attempt + 1)
  }
}

/**
 * Tests in WebKitGTK over classic WebDriver, because Playwright cannot drive it. Each test has a browser of
 * its own.
 */
export const test = base.extend<{ readonly browserWindow: WebDriver }>({
  browserWindow: async ({}, use) => {
    const { window, end } = await startBrowser()
    await window.manage().window().setRect({ width: 1440, height: 900 })
    await use(window)
    await window.quit()
    end()
  },
})
