import { errorReport } from '../../contract'
import { Failure, jsonAnswer } from '../lib/answer'
import { endpoint } from '../lib/endpoint'
import { passOn } from '../lib/reports'

/** Above every report that the site's own scripts send. */
const MAX_BYTES = 8000

/**
 * `POST /api/error` with a report of what broke in a browser (requirements D6), as JSON and from a page of the site:
 * forwarded to `ERROR_REPORT_URL`, else logged. Answers 202 and `{"status"}`, `forwarded` or `logged`. Refuses with 400
 * a body that is no report, with 403 a report from another site, with 415 another type. 502 and 504 when the receiver
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
