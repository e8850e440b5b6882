import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnvironment } from './environment'
import { Explained, main } from './explained'
import { runNode } from './run-process'
import { startServices } from './services'
import { missingBrowsers, requireChromium } from './test/browsers'
import { add, type Counts, countsOf, oneStep } from './test/counts'
import { checkEditedBuild } from './test/edited-build'

const bin = (file: string) => `node_modules/${file}`
const script = (name: string, ...parameters: string[]) => [
  '--import',
  'tsx',
  `scripts/${name}.ts`,
  ...parameters,
]

/** Tests run with their own services: what is set for a real site must not reach them. */
const WITHOUT_SERVICES = ['CONTENT_API_URL', 'CONTENT_API_TOKEN', 'PRODUCT_DATA_URL'] as const

/** Patterns that keep a tool out of the folders that the build is writing to. */
const NOT_BUILT = ['!public', '!.build']

const types = async () => oneStep(await runNode(script('types', '--check')))

const lint = async () => {
  const codes = [
    await runNode([bin('oxlint/bin/oxlint')]),
    await runNode([bin('eslint/bin/eslint.js'), '.']),
    await runNode([bin('stylelint/bin/stylelint.mjs'), 'src/**/*.css']),
    await runNode([bin('knip/bin/knip.js'), '--no-progress']),
    // It would look for files in what is being built, too, before it ignores them.
    await runNode([bin('prettier/bin/prettier.cjs'), '--check', '.', ...NOT_BUILT]),
  ]
  return oneStep(Math.max(...codes))
}

const words = async () => oneStep(await runNode(script('words')))

/** @param projects those of `jest.config.mjs` */
const unit = async (reports: string, projects: readonly string[]) => {
  const file = join(reports, `jest-${projects.join('-')}.json`)
  const parameters = ['--json', `--outputFile=${file}`, '--selectProjects', ...projects]
  return countsOf('jest', file, await runNode([bin('jest/bin/jest.js'), ...parameters]))
}

const contract = async () => {
  const services = await startServices(readEnvironment(), { whenTaken: 'any-port', edits: true })
  const code = await runNode(script('content-check', services.contentApiUrl))
  await services.close()
  return oneStep(code)
}

/** A step that runs beside others. */
interface Beside {
  readonly ended: Promise<Counts>
  /** Waits for its end and prints its lines, which would come between those of others. */
  readonly show: () => Promise<Counts>
}

/** @param run is given the descriptor of the file that takes its lines */
function startBeside(file: string, run: (output: number) => Promise<Counts>): Beside {
  const ended = open(file, 'w').then(async (log) => {
    const counts = await run(log.fd)
    await log.close()
    return counts
  })
  // Whoever waits for it hears of an error.
  ended.catch(() => undefined)
  const show = async () => {
    const counts = await ended
    console.log(await readFile(file, 'utf8'))
    return counts
  }
  return { ended, show }
}

const build = async (output: number) => oneStep(await runNode(script('build'), {}, { output }))

const editedBuild = (output: number) =>
  checkEditedBuild((content) =>
    runNode(script('build'), { CONTENT_DIRECTORY: content }, { output }),
  )

const endToEnd = async (reports: string) => {
  const file = join(reports, 'playwright.json')
  const code = await runNode(
    [bin('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'],
    { CHROMIUM_PATH: await requireChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  )
  return countsOf('playwright', file, code)
}

/** Runs a step under a heading; one that cannot be run at all has failed. */
async function step(title: string, run: () => Promise<Counts>): Promise<Counts> {
  const began = Date.now()
  console.log(`\n── ${title}`)
  const counts = await run().catch((error: unknown) => {
    console.error(error instanceof Explained ? error.message : error)
    return oneStep(1)
  })
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`── ${title}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`)
  return counts
}

/**
 * `npm test`: everything, the steps in which a mistake is cheapest to find first. For most of their time the builds keep
 * one core busy, so the steps before run beside them. Tests with services of their own and those in a browser have the
 * machine for themselves: they use all of it, and some of them wait for seconds only.
 */
main(async () => {
  for (const name of WITHOUT_SERVICES) process.env[name] = ''
  const reports = await mkdtemp(join(tmpdir(), 'reports-'))
  const building = startBeside(join(reports, 'build.log'), build)
  const editing = startBeside(join(reports, 'edit.log'), async (output) => {
    const { failed } = await building.ended
    return failed === 0 ? editedBuild(output) : oneStep(1)
  })
  const results = [
    await step('Types', types),
    await step('Lint', lint),
    await step('Contract of the sample content', contract),
    await step('Words of the sample content', words),
    await step('Unit tests of components', () => unit(reports, ['dom', 'preact'])),
  ]
  const built = await step('Production build', building.show)
  results.push(built, await step('Build of an edit', editing.show))
  results.push(await step('Unit tests in Node', () => unit(reports, ['node'])))
  const missing = built.failed === 0 ? await missingBrowsers() : []
  if (built.failed === 0) results.push(await step('End-to-end tests', () => endToEnd(reports)))
  else {
    console.log('── End-to-end tests: not run, because there is no build')
    results.push(oneStep(1))
  }
  await rm(reports, { recursive: true })
  const { passed, failed } = add(results)
  console.log(['', ...missing, `${passed} passed, ${failed} failed`].join('\n'))
  return failed === 0 ? 0 : 1
})
