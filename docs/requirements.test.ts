import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '..')
const folders = ['bench', 'content', 'docs', 'e2e', 'plugins', 'scripts', 'src', 'static']
const TEXTS = /\.(?:tsx?|m?js|css|md|yaml)$/
const CITATION = /\brequirements ((?:(?:, | and )?D?\d+(?:\.\d+)?)+)/gi

/** The sample content, which cites nothing, is most of the repository's files. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    const file = path.join(folder, item.name)
    if (item.isDirectory())
      return /^(?:saxum|imagery|node_modules)$/.test(item.name) ? [] : filesIn(file)
    return TEXTS.test(item.name) ? [file] : []
  })

/** The sections that a file cites, also where a comment continues on its next line. */
const citedIn = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8')
      .replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ')
      .matchAll(CITATION),
  ].flatMap(([, sections = '']) => sections.match(/D?\d+(?:\.\d+)?/g) ?? [])

const sections = new Set(
  readFileSync(path.join(__dirname, 'requirements.md'), 'utf8').match(/(?<=^#+ )D?\d+(?:\.\d+)?/gm),
)
const cited = folders
  .flatMap((folder) => filesIn(path.join(root, folder)))
  .flatMap((file) => citedIn(file).map((section) => ({ file: path.relative(root, file), section })))

test('every section of the requirements that code, tests and docs cite exists', () => {
  expect(cited.length).toBeGreaterThan(100)
  expect(cited.filter(({ section }) => !sections.has(section))).toEqual([])
})

test('every row of the error catalogue (requirements 8) has a test by its name', () => {
  const [, catalogue = ''] =
    /^## 8\. .*?\n(.*?)^## 9\./ms.exec(
      readFileSync(path.join(__dirname, 'requirements.md'), 'utf8'),
    ) ?? []
  const rows = [...catalogue.matchAll(/^\| ([^|]*\S) +\|/gm)]
    .map(([, row = '']) => row)
    .filter((row) => !/^-|^What happens/.test(row))
  const tests = folders
    .flatMap((folder) => filesIn(path.join(root, folder)))
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter((row) => !tests.includes(`'${row}: `))).toEqual([])
})
