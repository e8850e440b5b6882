import { chromium } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Explained } from '../explained'
import { runNode, runProcess } from '../run-process'

/**
 * Chromium without a window's own user interface, as Debian packages it: a page opens in half the time
 * (0.85 s instead of 1.65 s with Chromium 156).
 */
const SHELL = 'chromium-headless-shell'
/** Names under which systems install Chromium or Chrome. */
const SYSTEM_NAMES = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/**
 * Letters are as wide as on the screens of phones: rounded to whole pixels, as Chromium does on Linux, a
 * line is 3 % wider or narrower.
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

/**
 * Finds a Chromium: the one of `CHROMIUM_PATH`, Playwright's own, or the system's.
 *
 * @throws {Explained} when `CHROMIUM_PATH` names no file
 */
export function findChromium(
  wanted = process.env.CHROMIUM_PATH,
  systemNames: readonly string[] = SYSTEM_NAMES,
): string | undefined {
  if (wanted) {
    if (existsSync(wanted)) return wanted
    throw new Explained(
      `CHROMIUM_PATH=${wanted}: expected the path of a Chromium; there is no such file.`,
    )
  }
  const own = chromium.executablePath()
  if (own && existsSync(own)) return own
  return systemNames.map(onPath).find(Boolean) ?? ELSEWHERE.find((path) => existsSync(path))
}

/** Finds a Chromium with the back/forward cache, which {@link SHELL} does not have. */
export function findWholeChromium(): string | undefined {
  const found = findChromium(
    undefined,
    SYSTEM_NAMES.filter((name) => name !== SHELL),
  )
  return found?.endsWith(SHELL) ? undefined : found
}

const isRoot = (): boolean => process.getuid?.() === 0

/**
 * Gives a Chromium for the tests, and installs one where there is none: by Playwright, or else, as
 * root, by the system's package manager.
 *
 * @throws {Explained} when there is none in the end
 */
export async function requireChromium(): Promise<string> {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium found; installing one …')
  await runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  if (!findChromium() && isRoot() && onPath('apt-get')) {
    const install = (name: string) =>
      runProcess('apt-get', ['install', '--yes', '--no-install-recommends', name])
    await runProcess('apt-get', ['update'])
    if ((await install(SHELL)) !== 0) await install('chromium')
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Explained(
    'No Chromium for the end-to-end tests: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  )
}
