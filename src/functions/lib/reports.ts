import type { Deadline } from '../../content-client'
import type { ErrorReport } from '../../contract'
import { logLine } from './log'
import { postTo } from './post-to'

/** The result for reports. */
export type Reported = 'forwarded' | 'logged'

/**
 * Passes on reports of browsers. Each goes as JSON to `ERROR_REPORT_URL`, or else as a line to the
 * log.
 *
 * @throws {Failure} 500 for an invalid address, 502 or 504 when the receiver fails or is late
 */
export async function passOn(
  reports: readonly ErrorReport[],
  deadline: Deadline,
): Promise<Reported> {
  const { ERROR_REPORT_URL: address } = process.env
  if (!address) {
    for (const report of reports) console.warn(`In a browser: ${logLine(report)}`)
    return 'logged'
  }
  const name = 'The receiver of error reports'
  const receiver = { address, variable: 'ERROR_REPORT_URL', name, deadline }
  await Promise.all(reports.map((report) => postTo(receiver, report)))
  return 'forwarded'
}
