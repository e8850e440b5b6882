import { defineConfig, type Project } from '@playwright/test'
import {
  findChromium,
  findFirefox,
  findWebKitDriver,
  UNROUNDED_LETTERS,
} from '../scripts/test/browsers'

/**
 * Arguments that Chromium needs in containers, and arguments that prevent background traffic during tests.
 */
const CHROMIUM_ARGUMENTS = [
  UNROUNDED_LETTERS,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * A test runs in a desktop window. Tags of its title add windows: `@widths` adds a phone, where the layout
 * differs. `@phone` or `@tablet` alone runs the test only in that window; together with `@widths` they add
 * it.
 */
const ELSEWHERE_ONLY = /^(?!.*@widths).*@(?:phone|tablet)/
const ON_TABLETS = /@tablet/
const ON_PHONES = /@phone|@widths/

/**
 * Settings that Playwright cannot make in stock Firefox over WebDriver BiDi, or settings that hide the page's
 * own loading.
 */
const FIREFOX_PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  // Playwright waits for a load event, and a page from the back/forward cache has none.
  'browser.sessionhistory.max_total_viewers': 0,
}

/** Tests with this tag run in Firefox, too. */
const IN_BROWSERS = /@browsers/
const WEBKIT_TESTS = 'webkit/**/*.spec.ts'

const executablePath = findChromium()
const firefoxPath = findFirefox()
const viewport = (width: number, height: number) => ({ viewport: { width, height } })
const desktop = viewport(1440, 900)

/** Firefox as it is installed; Playwright's own is another program. */
const firefox: Project = {
  name: 'firefox',
  grep: IN_BROWSERS,
  use: {
    ...desktop,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: firefoxPath, firefoxUserPrefs: FIREFOX_PREFERENCES },
  },
}

/** WebKitGTK has tests of its own over classic WebDriver, because Playwright cannot drive it. */
const webkit: Project = { name: 'webkit', testIgnore: [], testMatch: WEBKIT_TESTS }

/**
 * End-to-end tests of the built site: `npx playwright test --config e2e/playwright.config.ts`.
 * The site is served on free ports, unless `BASE_URL` names one that is already served.
 */
export default defineConfig({
  testDir: '.',
  testIgnore: WEBKIT_TESTS,
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // As many as a small machine has cores: the site is static, so the browser takes most of the time.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A limit for tests that hang. It is generous, because a busy machine makes every test slow.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // A test that passes only at the second try is a fault for visitors too. It is fixed and not repeated.
  retries: 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: process.env.BASE_URL,
    // Motion, and the film above all, costs a machine without a graphics card more than the tests do.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', grepInvert: ELSEWHERE_ONLY, use: desktop },
    { name: 'tablet', grep: ON_TABLETS, use: viewport(834, 1112) },
    {
      name: 'phone',
      grep: ON_PHONES,
      use: { ...viewport(390, 844), hasTouch: true },
    },
    ...(firefoxPath ? [firefox] : []),
    ...(findWebKitDriver() ? [webkit] : []),
  ],
})
