import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** How many tests a step ran, by their end. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  /** A text for each test that failed, if the runner reports them: file, title and start of its message. */
  readonly failures?: readonly string[]
}

const MESSAGE_LINES = 20

const failureText = (file: string, title: string, message: string): string =>
  [`${file} › ${title}`, ...stripVTControlCharacters(message).split('\n', MESSAGE_LINES)].join(
    '\n  ',
  )

/** A step without tests of its own counts as one. */
export const oneStep = (code: number): Counts =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

export const add = (counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
})

/** The report of Jest's `--json`: tests, and files that could not even run. */
const jestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numRuntimeErrorTestSuites: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string(),
        assertionResults: z.array(
          z.object({
            fullName: z.string(),
            status: z.string(),
            failureMessages: z.array(z.string()).nullable(),
          }),
        ),
      }),
    ),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures: report.testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, message, assertionResults }) => {
        const file = relative('', name)
        const failed = assertionResults.filter(({ status }) => status === 'failed')
        return failed.length === 0
          ? [failureText(file, 'did not run', message)]
          : failed.map((test) =>
              failureText(file, test.fullName, test.failureMessages?.join('\n') ?? ''),
            )
      }),
  }))

const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.string(),
          results: z.array(
            z.object({ error: z.object({ message: z.string().default('') }).optional() }),
          ),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).default([])
  },
})

const playwrightFailures = ({ specs, suites }: z.output<typeof playwrightSuite>): string[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        failureText(
          `[${projectName}] e2e/${file}`,
          title,
          results.map(({ error }) => error?.message ?? '').join('\n'),
        ),
      ),
  ),
  ...suites.flatMap(playwrightFailures),
]

/** The JSON report of Playwright; `errors` are errors outside any test. */
const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    errors: z.array(z.object({ message: z.string().default('') })).default([]),
    suites: z.array(playwrightSuite).default([]),
  })
  .transform(({ stats, errors, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [
      ...errors.map(({ message }) => failureText('Playwright', 'error outside tests', message)),
      ...suites.flatMap(playwrightFailures),
    ],
  }))

const reports = { jest: jestReport, playwright: playwrightReport }

/**
 * Reads the counts that a test runner wrote.
 *
 * @param code exit code of the runner. A runner that failed has at least one failure, whatever its report
 *   says.
 */
export async function countsOf(
  runner: keyof typeof reports,
  file: string,
  code: number,
): Promise<Counts> {
  const text = await readFile(file, 'utf8').catch(() => 'null')
  const counts = reports[runner].safeParse(JSON.parse(text)).data
  if (!counts) return { passed: 0, failed: 1 }
  const none = counts.passed + counts.failed === 0
  return code !== 0 || none ? { ...counts, failed: Math.max(1, counts.failed) } : counts
}
