/**
 * Draws the screens and drawings with headless Chromium: node shoot.mjs [NAME …] [--out DIR]
 * NAME is the file name without extension; without names, all of them.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'

const here = dirname(fileURLToPath(import.meta.url))
const args = process.argv.slice(2)
let out = join(here, '../../saxum/media')
const flag = args.indexOf('--out')
if (flag >= 0) out = args.splice(flag, 2)[1]

const files = ['screens', 'drawings']
  .flatMap((folder) => readdirSync(join(here, folder)).map((file) => join(here, folder, file)))
  .filter((file) => ['.html', '.svg'].includes(extname(file)))
  .filter((file) => args.length === 0 || args.includes(basename(file, extname(file))))

const temporary = mkdtempSync(join(tmpdir(), 'shoot-'))
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
})
const page = await browser.newPage({ viewport: { width: 1200, height: 750 } })
page.on('pageerror', (error) => {
  console.error(error.message)
})
for (const file of files) {
  const name = basename(file, extname(file))
  await page.goto(pathToFileURL(file).href)
  await page.evaluate('document.fonts.ready')
  await page.waitForTimeout(150)
  const png = join(temporary, `${name}.png`)
  await page.screenshot({ path: png })
  const jpeg = join(out, `${name}.jpg`)
  for (const quality of [92, 88, 84, 80, 74]) {
    const options = [
      '-sampling-factor',
      '4:4:4',
      '-interlace',
      'Plane',
      '-strip',
      '-quality',
      `${quality}`,
    ]
    execFileSync('convert', [png, ...options, jpeg])
    if (statSync(jpeg).size < 200_000) break
  }
  console.log(name, Math.round(statSync(jpeg).size / 1000), 'kB')
}
await browser.close()
rmSync(temporary, { recursive: true })
