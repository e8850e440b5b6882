import { errorReport } from '../../contract'
import { Failure, jsonAnswer } from '../lib/answer'
import { endpoint } from '../lib/endpoint'
import { passOn } from '../lib/reports'

/** Larger than every report of the site's own scripts. */
const MAX_BYTES = 8000

/**
 * `POST /api/error` with a report of an error in a browser (requirements D6), as JSON and from a
 * page of the site. The function forwards it to `ERROR_REPORT_URL`, or else logs it. It answers 202
 * and `{"status"}`, `forwarded` or `logged`. It answers 400 for a body that is no report, 403 for a
 * report from another site, and 415 for another type. It answers 502 and 504 when the receiver
 * fails or is late.
 *
 * @param deadlineMs for tests
 */
export const errorFunction = (deadlineMs?: number) =>
  endpoint(
    {
      methods: ['POST'],
      body: { types: ['application/json'], maxBytes: MAX_BYTES },
      deadlineMs,
    },
    async ({ body, deadline }) => {
      const report = errorReport.safeParse(body)
      if (!report.success) throw new Failure(400, 'The body is no report of an error.')
      return jsonAnswer(202, { status: await passOn([report.data], deadline) })
    },
  )

export default errorFunction()
