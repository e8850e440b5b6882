import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The folders of every site's code. */
const FOLDERS = ['src', 'static', 'plugins']
const FILES = ['gatsby-browser.tsx', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-ssr.tsx']

/** Files where the software names itself. Visitors see none of these names as a company. */
const OWN_NAME: readonly string[] = [
  // The key of a visitor's consent, in the browser's storage.
  'src/blocks/embed/embed-consent.ts',
]

/** The fictional manufacturer of the sample content, which shares its name with the software. */
const COMPANY = /saxum/i

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.relative('.', entry.parentPath), entry.name))

const isTest = (file: string) => /\.test\.|(^|\/)testing\//.test(file)

test('nothing of the sample company is in the code of the site, its files or its settings', () => {
  const files = [...FOLDERS.flatMap(filesBelow), ...FILES, 'netlify.toml'].filter(
    (file) => !isTest(file),
  )
  const found = files.filter(
    (file) => COMPANY.test(file) || COMPANY.test(readFileSync(file, 'latin1')),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(found.sort()).toEqual([...OWN_NAME].sort())
})

test('the theme’s colour is written down once', () => {
  const files = [...FOLDERS.flatMap(filesBelow), ...FILES].filter((file) => !isTest(file))
  const [, accent = ''] =
    /--accent:\s*(#\w+);/.exec(readFileSync('src/theme/tokens.css', 'utf8')) ?? []
  const places = files.flatMap((file) =>
    Array.from(readFileSync(file, 'latin1').matchAll(new RegExp(accent, 'gi')), () => file),
  )
  expect(accent).toMatch(/^#[0-9a-f]{6}$/)
  expect(places).toEqual(['src/theme/tokens.css'])
})
