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

const requirements = readFileSync(path.join(__dirname, 'requirements.md'), 'utf8')

const sections = new Set(requirements.match(/(?<=^#+ )D?\d+(?:\.\d+)?/gm))
const cited = folders
  .flatMap((folder) => filesIn(path.join(root, folder)))
  .flatMap((file) => citedIn(file).map((section) => ({ file: path.relative(root, file), section })))

/** Their texts, by their paths; the checks of all pages are tests, too. */
const testFiles = new Map(
  folders
    .flatMap((folder) => filesIn(path.join(root, folder)))
    .filter((file) => /\.(?:test|spec)\.tsx?$|\/e2e\/static\/checks\//.test(file))
    .map((file) => [path.relative(root, file), readFileSync(file, 'utf8')]),
)

/** A tag names what the test below it proves: `// @R2.4.3 @RD7.1`. */
const TAGS = /^ *\/\/((?: @RD?\d+(?:\.\d+)*)+)\n *(?:test|it|describe)\b/gm
const tagsIn = (text: string): string[] =>
  [...text.matchAll(TAGS)].flatMap(([, tags = '']) => tags.trim().replaceAll('@R', '').split(' '))

/** Numbers of points, and those of sections that are one: which have neither points with numbers nor parts. */
function numbersOfRequirements(): string[] {
  const all = requirements.match(/(?<=^(?:#+|-) )D?\d+(?:\.\d+)*(?=\.? )/gm) ?? []
  return all.filter((number) => !all.some((other) => other.startsWith(`${number}.`)))
}

test('every section of the requirements that code, tests and docs cite exists', () => {
  expect(cited.length).toBeGreaterThan(100)
  expect(cited.filter(({ section }) => !sections.has(section))).toEqual([])
})

// @R8
test('every row of the error catalogue (requirements 8) has a test by its name', () => {
  const [, catalogue = ''] = /^## 8\. .*?\n(.*?)^## 9\./ms.exec(requirements) ?? []
  const rows = [...catalogue.matchAll(/^\| ([^|]*\S) +\|/gm)]
    .map(([, row = '']) => row)
    .filter((row) => !/^-|^What happens/.test(row))
  const tests = [...testFiles.values()].join('\n')
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter((row) => !tests.includes(`'${row}: `))).toEqual([])
})

describe('tests that prove a requirement', () => {
  const numbers = numbersOfRequirements()
  const tagged = [...testFiles].flatMap(([file, text]) =>
    tagsIn(text).map((number) => ({ file, number })),
  )
  const filesOf = (number: string) =>
    [...new Set(tagged.filter((tag) => tag.number === number).map(({ file }) => file))].sort()

  test('every requirement has one', () => {
    expect(numbers.length).toBeGreaterThan(50)
    expect(numbers.filter((number) => filesOf(number).length === 0)).toEqual([])
  })

  test('every tag is that of a requirement, and stands above a test', () => {
    expect(tagged.filter(({ number }) => !numbers.includes(number))).toEqual([])
    const written = [...testFiles.values()].join('\n').match(/^ *\/\/ @R.*$/gm) ?? []
    const counted = written.flatMap((line) => line.match(/@R/g) ?? [])
    expect(counted).toHaveLength(tagged.length)
  })

  test('the requirements list them', () => {
    const [, list = ''] = /^## Tests\n.*?(^- .*)/ms.exec(requirements) ?? []
    const lines = numbers.map(
      (number) =>
        `- ${number}: ${filesOf(number)
          .map((file) => `\`${file}\``)
          .join(', ')}`,
    )
    expect(list.trim().split('\n')).toEqual(lines)
  })
})
