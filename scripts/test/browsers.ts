import { chromium } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { CliError } from '../cli'
import { runNode, runProcess } from '../run-process'

/** A browser for tests, and how to find or install it. */
interface Browser {
  readonly title: string
  /** The variable with the path of the program. */
  readonly variable: string
  /** Possible places, the best first: the name of a program, or a whole path. */
  readonly places: readonly string[]
  /** A program that it cannot run without. */
  readonly needs?: string
  /** Debian's packages with the browser. If one cannot be installed, the next is tried. */
  readonly packages: readonly (readonly string[])[]
}

/**
 * Chromium without its own user interface, as Debian packages it: a page opens in half the time (0.85 s
 * instead of 1.65 s with Chromium 156).
 */
const SHELL = 'chromium-headless-shell'

const WHOLE_CHROMIUM: Browser = {
  title: 'Chromium with a back/forward cache',
  variable: 'WHOLE_CHROMIUM_PATH',
  places: [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  packages: [['chromium']],
}

const CHROMIUM: Browser = {
  title: 'Chromium',
  variable: 'CHROMIUM_PATH',
  places: [SHELL, ...WHOLE_CHROMIUM.places],
  packages: [[SHELL], ['chromium']],
}

const FIREFOX: Browser = {
  title: 'Firefox',
  variable: 'FIREFOX_PATH',
  places: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  packages: [['firefox-esr']],
}

/** The driver for the WebKit of GNOME's browser; its window needs a display. */
const WEBKIT: Browser = {
  title: 'WebKit',
  variable: 'WEBKIT_DRIVER_PATH',
  places: ['WebKitWebDriver'],
  needs: 'xvfb-run',
  packages: [['webkit2gtk-driver', 'xvfb', 'xauth']],
}

/**
 * Letters get the widths of phone screens. Chromium on Linux rounds them to whole pixels, which makes a line
 * 3 % wider or narrower.
 */
export const UNROUNDED_LETTERS = '--font-render-hinting=none'

const onPath = (name: string): string | undefined => {
  try {
    return execFileSync('which', [name], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}

/** @throws {CliError} when the browser's variable names no file */
function find({ title, variable, places, needs }: Browser): string | undefined {
  if (needs && !onPath(needs)) return undefined
  const wanted = process.env[variable]
  if (wanted) {
    if (existsSync(wanted)) return wanted
    throw new CliError(
      `${variable}=${wanted}: expected the path of a program for ${title}; there is no such file.`,
    )
  }
  return places.map((place) => (existsSync(place) ? place : onPath(place))).find(Boolean)
}

/**
 * Finds a Chromium: the one of `CHROMIUM_PATH`, Playwright's own, or the system's.
 *
 * @throws {CliError} when `CHROMIUM_PATH` names no file
 */
export const findChromium = (): string | undefined =>
  find({ ...CHROMIUM, places: [chromium.executablePath(), ...CHROMIUM.places] })

/**
 * Finds a Chromium with the back/forward cache, which its headless shell lacks: the one of
 * `WHOLE_CHROMIUM_PATH`, or the system's.
 *
 * @throws {CliError} when `WHOLE_CHROMIUM_PATH` names no file
 */
export const findWholeChromium = (): string | undefined => find(WHOLE_CHROMIUM)

/**
 * Finds a Firefox: the one of `FIREFOX_PATH`, or the system's.
 *
 * @throws {CliError} when `FIREFOX_PATH` names no file
 */
export const findFirefox = (): string | undefined => find(FIREFOX)

/**
 * Finds the WebDriver of WebKitGTK: the one of `WEBKIT_DRIVER_PATH`, or the system's.
 *
 * @throws {CliError} when `WEBKIT_DRIVER_PATH` names no file
 */
export const findWebKitDriver = (): string | undefined => find(WEBKIT)

/** Installs the first of Debian's package sets that works, as root. */
async function installPackages(sets: Browser['packages']): Promise<void> {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return
  await runProcess('apt-get', ['update'])
  for (const packages of sets) {
    const options = ['install', '--yes', '--no-install-recommends']
    if ((await runProcess('apt-get', [...options, ...packages])) === 0) return
  }
}

/**
 * Finds a Chromium for the tests, and installs one if there is none: through Playwright, or else, as root,
 * through the system's package manager.
 *
 * @throws {CliError} when there is still none
 */
export async function requireChromium(): Promise<string> {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium found; installing one …')
  await runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  if (!findChromium()) await installPackages(CHROMIUM.packages)
  const installed = findChromium()
  if (installed) return installed
  throw new CliError(
    'No Chromium for the end-to-end tests: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  )
}

/**
 * Looks for the browsers other than {@link requireChromium}'s. It installs missing ones through the system's
 * package manager, as root.
 *
 * @returns a line for each browser that is still missing, because no test runs in it
 */
export async function missingBrowsers(): Promise<readonly string[]> {
  const lines: string[] = []
  for (const browser of [WHOLE_CHROMIUM, FIREFOX, WEBKIT]) {
    if (find(browser)) continue
    console.log(`No ${browser.title} found; installing one …`)
    await installPackages(browser.packages)
    if (find(browser)) continue
    const [packages = []] = browser.packages
    lines.push(
      `${browser.title}: not run, because there is none and none could be installed ` +
        `(Debian: ${packages.join(', ')}), and ${browser.variable} names none.`,
    )
  }
  return lines
}
