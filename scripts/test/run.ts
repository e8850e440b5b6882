import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { complain } from '../cli'
import { add, type Counts, oneStep } from './counts'

/**
 * A step of the tests.
 *
 * @param output descriptor of the file for its lines; our own output when not given
 * @param reports folder for the reports of test runners
 */
export type Step = (output: number | undefined, reports: string) => Promise<Counts>

interface Result {
  readonly title: string
  readonly counts: Counts
  readonly seconds: number
  /** The step's printed lines, unless they were printed as they came. */
  readonly lines: string
}

/** Of a failed step without a report of its tests: as many of its last lines. */
const LAST_LINES = 30

const secondsSince = (began: number) => Math.round((Date.now() - began) / 1000)

/** Runs steps, also side by side, and records their counts and times. */
export class Run {
  private readonly results: Result[] = []
  private readonly notes: string[] = []
  private readonly began = Date.now()

  private constructor(private readonly reports: string) {}

  /**
   * Runs the steps, then prints their failures, a table and, as the last line, how many tests passed and failed.
   *
   * @returns exit code: 1 when a test failed or none ran
   */
  static async of(steps: (run: Run) => Promise<void>): Promise<number> {
    const run = new Run(await mkdtemp(join(tmpdir(), 'reports-')))
    await steps(run)
    await rm(run.reports, { recursive: true })
    const { passed, failed } = add(run.results.map(({ counts }) => counts))
    console.log(
      [
        ...run.failures(),
        '',
        run.table(),
        '',
        ...run.notes,
        `${passed} passed, ${failed} failed`,
      ].join('\n'),
    )
    return failed === 0 && passed > 0 ? 0 : 1
  }

  /**
   * Runs a step; a step that cannot run at all has failed. Its lines are printed when it has ended, because
   * other steps run beside it.
   *
   * @param live prints its lines as they come
   */
  async step(title: string, run: Step, live = false): Promise<Counts> {
    const began = Date.now()
    console.log(`\n── ${title} …`)
    const file = join(this.reports, `${title}.log`)
    const log = live ? undefined : await open(file, 'w')
    const counts = await run(log?.fd, this.reports).catch((error: unknown) => {
      complain(error)
      return oneStep(1)
    })
    await log?.close()
    const lines = log ? (await readFile(file, 'utf8')).trimEnd() : ''
    const seconds = secondsSince(began)
    const { passed, failed } = counts
    console.log(`\n── ${title}: ${passed} passed, ${failed} failed (${seconds} s)\n${lines}`)
    this.results.push({ title, counts, seconds, lines })
    return counts
  }

  /** Adds a line to the summary. Without it an incomplete step would look complete. */
  note(line: string): void {
    this.notes.push(line)
  }

  /** A step that cannot be run has failed. */
  leaveOut(title: string, reason: string): void {
    console.log(`\n── ${title}: not run, because ${reason}`)
    this.results.push({ title, counts: oneStep(1), seconds: 0, lines: '' })
  }

  /** Failures once more: above the table, where a reader of the last lines finds them. */
  private failures(): string[] {
    return this.results
      .filter(({ counts }) => counts.failed > 0)
      .flatMap(({ title, counts, lines }) => [
        `\n── Failed: ${title}`,
        ...(counts.failures ?? lines.split('\n').slice(-LAST_LINES)),
      ])
  }

  /** Seconds of each step. They add up to more than the total, because steps run side by side. */
  private table(): string {
    const row = (title: string, seconds: number, counts: string) =>
      `${title.padEnd(32)}${`${seconds} s`.padStart(7)}  ${counts}`.trimEnd()
    return [
      ...this.results.map(({ title, seconds, counts: { passed, failed } }) =>
        row(title, seconds, `${passed} passed, ${failed} failed`),
      ),
      row('Whole', secondsSince(this.began), ''),
    ].join('\n')
  }
}
