import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BUILD } from './build-folder'
import { CliError, main } from './cli'
import { PUBLIC_DIR } from './gatsby'
import { missingBrowsers } from './test/browsers'
import { linkFolder } from './test/link-folder'
import { Run } from './test/run'
import {
  bin,
  build,
  contract,
  editedBuild,
  jest,
  lint,
  playwright,
  tools,
  types,
  words,
} from './test/steps'

/** Tests run with their own services, so the settings for a real site must not reach them. */
const WITHOUT_SERVICES = ['CONTENT_API_URL', 'CONTENT_API_TOKEN', 'PRODUCT_DATA_URL'] as const

/** A copy of the build for the browser, because another step builds and publishes an edit meanwhile. */
const TESTED_BUILD = join(BUILD, 'tested')

/** Runs everything in two parallel rows: the build with the browser tests, and all other steps. */
async function testAll(run: Run): Promise<void> {
  const built = run.step('Production build', build).then(({ failed }) => failed === 0)
  const inBrowser = async () => {
    if (!(await built)) {
      run.leaveOut('End-to-end tests', 'there is no build')
      return
    }
    await rm(TESTED_BUILD, { recursive: true, force: true })
    linkFolder(PUBLIC_DIR, TESTED_BUILD)
    process.env.TESTED_BUILD = TESTED_BUILD
    for (const line of await missingBrowsers()) run.note(line)
    await run.step('End-to-end tests', playwright(), true)
  }
  const beside = async () => {
    await run.step('Types', types)
    await run.step('Lint', lint)
    await run.step('Contract of the sample content', contract)
    await run.step('Words of the sample content', words)
    // One worker, because the build or the browser uses the other processor.
    await run.step('Unit tests', jest('--maxWorkers=1'))
    if (await built) await run.step('Build of an edit', editedBuild)
    else run.leaveOut('Build of an edit', 'there is no build')
  }
  await Promise.all([inBrowser(), beside()])
}

const linesOf = (program: string, ...parameters: readonly string[]): string[] =>
  execFileSync(program, parameters, { encoding: 'utf8' }).split('\n').filter(Boolean)

/**
 * Tests a change without a build: types, lint of its files, and unit tests that import them. The sample
 * content is checked if it changed. Changed end-to-end tests run on the existing build.
 *
 * @param since a commit
 */
async function testChanged(run: Run, since: string): Promise<void> {
  const files = [
    ...linesOf('git', 'diff', '--name-only', '--diff-filter=d', since, '--'),
    ...linesOf('git', 'ls-files', '--others', '--exclude-standard'),
  ]
  if (files.length === 0) throw new CliError(`Nothing has changed since ${since}.`)
  const named = (pattern: RegExp) => files.filter((file) => pattern.test(file))
  const [code, styles] = [named(/\.(?:[cm]?js|tsx?)$/), named(/^src\/.*\.css$/)]
  await run.step(
    'Lint',
    tools(
      ...(code.length > 0 ? [[bin('eslint/bin/eslint.js'), '--no-warn-ignored', ...code]] : []),
      ...(styles.length > 0 ? [[bin('stylelint/bin/stylelint.mjs'), ...styles]] : []),
      [bin('prettier/bin/prettier.cjs'), '--check', '--ignore-unknown', ...files],
    ),
  )
  if (code.length > 0) await run.step('Types', types)
  if (named(/^content\/saxum\/|^src\/sites\//).length > 0) {
    await run.step('Contract of the sample content', contract)
    await run.step('Words of the sample content', words)
  }
  const related = ['--findRelatedTests', ...files]
  const tests = [bin('jest/bin/jest.js'), '--listTests', '--passWithNoTests', ...related]
  if (linesOf(process.execPath, ...tests).length > 0) await run.step('Unit tests', jest(...related))
  const specs = named(/^e2e\/.*\.spec\.ts$/)
  if (specs.length === 0) return
  if (existsSync(PUBLIC_DIR)) await run.step('End-to-end tests', playwright(...specs), true)
  else run.leaveOut('End-to-end tests', 'there is no build: npm run build')
}

/**
 * `npm test` tests everything. `npm test -- --changed` tests the changes since the last commit, `--since
 * main` the changes since another one.
 */
main(async () => {
  for (const name of WITHOUT_SERVICES) process.env[name] = ''
  const options = { changed: { type: 'boolean' }, since: { type: 'string' } } as const
  const { changed, since } = parseArgs({ options }).values
  return Run.of((run) =>
    changed || since !== undefined ? testChanged(run, since ?? 'HEAD') : testAll(run),
  )
})
