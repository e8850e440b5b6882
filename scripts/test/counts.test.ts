import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { add, countsOf, oneStep } from './counts'

let folder: string
const report = async (content: string) => {
  const file = join(folder, 'report.json')
  await writeFile(file, content)
  return file
}
const jestReport = (
  numPassedTests: number,
  numFailedTests: number,
  numRuntimeErrorTestSuites = 0,
) =>
  report(
    JSON.stringify({
      numPassedTests,
      numFailedTests,
      numRuntimeErrorTestSuites,
      testResults: [
        {
          name: join(process.cwd(), 'src/a.test.ts'),
          status: numFailedTests > 0 ? 'failed' : 'passed',
          message: '',
          assertionResults: [
            { fullName: 'a works', status: 'passed', failureMessages: [] },
            ...Array.from({ length: numFailedTests }, (_, index) => ({
              fullName: `b${index} works`,
              status: 'failed',
              failureMessages: ['\u001B[31mExpected: 2\u001B[39m'],
            })),
          ],
        },
      ],
    }),
  )

beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'counts-'))))
afterEach(() => rm(folder, { recursive: true }))

describe('countsOf', () => {
  it('takes what the runners report', async () => {
    expect(await countsOf('jest', await jestReport(5, 2), 1)).toEqual({
      passed: 5,
      failed: 2,
      failures: [
        'src/a.test.ts › b0 works\n  Expected: 2',
        'src/a.test.ts › b1 works\n  Expected: 2',
      ],
    })
    const tests = [
      { projectName: 'phone', status: 'expected', results: [{}] },
      {
        projectName: 'webkit',
        status: 'unexpected',
        results: [{ error: { message: 'No window' } }],
      },
    ]
    const specs = [{ title: 'opens', file: 'menu.spec.ts', tests }]
    const playwright = await report(
      JSON.stringify({
        stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 9 },
        errors: [],
        suites: [{ specs: [], suites: [{ specs }] }],
      }),
    )
    expect(await countsOf('playwright', playwright, 1)).toEqual({
      passed: 4,
      failed: 1,
      failures: ['[webkit] e2e/menu.spec.ts › opens\n  No window'],
    })
  })

  it('counts test files that could not be run', async () => {
    expect(await countsOf('jest', await jestReport(5, 0, 1), 1)).toMatchObject({
      passed: 5,
      failed: 1,
    })
  })

  it('never calls a runner good that failed, ran nothing, or left no report', async () => {
    expect((await countsOf('jest', await jestReport(5, 0), 1)).failed).toBe(1)
    expect((await countsOf('jest', await jestReport(0, 0), 0)).failed).toBe(1)
    expect((await countsOf('jest', join(folder, 'none.json'), 0)).failed).toBe(1)
  })
})

it('adds up', () => {
  expect(add([oneStep(0), oneStep(2), { passed: 5, failed: 1 }])).toEqual({ passed: 6, failed: 2 })
})
