import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** How many tests a step ran, by their end. */
export interface Counts {
  readonly passed: number
  readonly failed: number
}

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
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }))

/** The JSON report of Playwright; `errors` are errors outside any test. */
const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    errors: z.array(z.unknown()).default([]),
  })
  .transform(({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
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
