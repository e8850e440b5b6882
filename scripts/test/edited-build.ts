import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { changedFiles, readTree } from '../../bench/tree'
import { BUILD } from '../build-folder'
import { PUBLIC_DIR } from '../gatsby'
import { REPORT_JSON } from '../../src/serving/publishing-report/release'
import { add, type Counts, oneStep } from './counts'

const CONTENT = 'content/saxum'
/** A machine, a word that appears nowhere else, and the one page that shows it. */
const EDIT = {
  file: 'products/arcus-350.yaml',
  before: '\n  de: ',
  word: 'Wortneuschöpfung',
  page: 'de_eu/products/brueckensaegen/arcus-350',
} as const
const SHOWN_BY = [`${EDIT.page}.html`, `page-data/${EDIT.page}/page-data.json`]

/** The names of Gatsby's longer steps. */
const report = z.object({ phases: z.array(z.object({ name: z.string() })) })
const COMPILING = new Set([
  'extract queries from components',
  'Building production JavaScript and CSS bundles',
  'Building HTML renderer',
])

/** A copy of the sample content with the edit. */
async function editedContent(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'edited-content-'))
  await cp(CONTENT, folder, { recursive: true, preserveTimestamps: true })
  const file = join(folder, EDIT.file)
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(EDIT.before, `${EDIT.before}${EDIT.word} `))
  return folder
}

function expected(what: string, isSo: boolean, found: unknown): Counts {
  if (!isSo) console.error(`✗ ${what}; found: ${JSON.stringify(found)}`)
  return oneStep(isSo ? 0 : 1)
}

/**
 * Builds an edit of content after the finished build, and reverts it. The edit changes only the files that
 * show it and compiles nothing. After the revert every file is the same as before, byte for byte.
 *
 * @param build builds with the content of a folder and gives the exit code
 */
export async function checkEditedBuild(
  build: (contentDirectory: string) => Promise<number>,
): Promise<Counts> {
  const before = readTree(PUBLIC_DIR)
  const edited = await editedContent()
  const codes = [await build(edited)]
  await rm(edited, { recursive: true })
  const changed = changedFiles(before, readTree(PUBLIC_DIR))
  const page = await readFile(join(PUBLIC_DIR, `${EDIT.page}.html`), 'utf8')
  const { phases } = report.parse(JSON.parse(await readFile(join(BUILD, REPORT_JSON), 'utf8')))
  const compiled = phases.filter(({ name }) => COMPILING.has(name))
  codes.push(await build(CONTENT))
  const left = changedFiles(before, readTree(PUBLIC_DIR))
  return add([
    expected('Both builds succeed', codes.join() === '0,0', codes),
    expected('The page shows the edit', page.includes(EDIT.word), page.slice(0, 200)),
    expected('An edit changes what shows it', changed.join() === SHOWN_BY.join(), changed),
    expected('An edit compiles nothing', compiled.length === 0, compiled),
    expected('Without the edit all is as before', left.length === 0, left),
  ])
}
