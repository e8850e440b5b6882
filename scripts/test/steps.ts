import { join } from 'node:path'
import { readEnvironment } from '../environment'
import { runNode } from '../run-process'
import { startServices } from '../services'
import { requireChromium } from './browsers'
import { countsOf, oneStep } from './counts'
import { checkEditedBuild } from './edited-build'
import type { Step } from './run'

export const bin = (file: string) => `node_modules/${file}`
const script = (name: string, ...parameters: string[]) => [
  '--import',
  'tsx',
  `scripts/${name}.ts`,
  ...parameters,
]

/** Patterns that keep a tool out of the folders that the build is writing to. */
const NOT_BUILT = ['!public', '!.build']

export const types: Step = async (output) =>
  oneStep(await runNode(script('types', '--check'), {}, { output }))

/**
 * Runs all tools one after another, each with its parameters. A failure does not stop the others, so
 * that all problems are reported at once.
 */
export const tools =
  (...all: readonly (readonly string[])[]): Step =>
  async (output) => {
    const codes: number[] = []
    for (const tool of all) codes.push(await runNode(tool, {}, { output }))
    return oneStep(Math.max(0, ...codes))
  }

export const lint = tools(
  [bin('oxlint/bin/oxlint')],
  script('prose'),
  [bin('eslint/bin/eslint.js'), '.'],
  [bin('stylelint/bin/stylelint.mjs'), 'src/**/*.css'],
  [bin('knip/bin/knip.js'), '--no-progress'],
  // Without these patterns it would search the files of a running build, too, before it ignores them.
  [bin('prettier/bin/prettier.cjs'), '--check', '.', ...NOT_BUILT],
)

export const words: Step = async (output) => oneStep(await runNode(script('words'), {}, { output }))

export const contract: Step = async (output) => {
  const services = await startServices(readEnvironment(), { whenTaken: 'any-port', edits: true })
  const code = await runNode(script('content-check', services.contentApiUrl), {}, { output })
  await services.close()
  return oneStep(code)
}

export const jest =
  (...parameters: readonly string[]): Step =>
  async (output, reports) => {
    const file = join(reports, 'jest.json')
    const given = ['--json', `--outputFile=${file}`, ...parameters]
    return countsOf(
      'jest',
      file,
      await runNode([bin('jest/bin/jest.js'), ...given], {}, { output }),
    )
  }

export const build: Step = async (output) => oneStep(await runNode(script('build'), {}, { output }))

export const editedBuild: Step = (output) =>
  checkEditedBuild((content) =>
    runNode(script('build'), { CONTENT_DIRECTORY: content }, { output }),
  )

export const playwright =
  (...parameters: readonly string[]): Step =>
  async (output, reports) => {
    const file = join(reports, 'playwright.json')
    const given = ['test', '--config', 'e2e/playwright.config.ts', ...parameters]
    const code = await runNode(
      [bin('@playwright/test/cli.js'), ...given],
      {
        CHROMIUM_PATH: await requireChromium(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
      { output },
    )
    return countsOf('playwright', file, code)
  }
