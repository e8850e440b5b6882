import { errorReport, type ErrorReport } from '../../contract'
import { answer, Failure } from '../lib/answer'
import { endpoint } from '../lib/endpoint'
import { postTo } from '../lib/post-to'

/** Above every report that the site's own scripts send. */
const MAX_BYTES = 8000
/** Time-out of whoever takes the reports. */
const TIMEOUT_MS = 5000

/** The body of a request, of which no more is read than a report may have. */
async function bodyOf({ body }: Request): Promise<string> {
  if (!body) return ''
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks).toString()
    length += value.length
    if (length > MAX_BYTES) {
      await reader.cancel()
      throw new Failure(400, 'The report is too long.')
    }
    chunks.push(value)
  }
}

function reportIn(body: string): ErrorReport {
  try {
    return errorReport.parse(JSON.parse(body))
  } catch {
    throw new Failure(400, 'The body is no report of an error.')
  }
}

/**
 * `POST /api/error` with a report of what broke in a browser (requirements D6): forwarded as JSON to
 * `ERROR_REPORT_URL`, else logged. Answers 202 and `{"status"}`, `forwarded` or `logged`; 400 for what
 * is no report, 502 and 504 when whoever takes the reports fails or is late.
 *
 * @param timeoutMs for tests
 */
export const errorFunction = (timeoutMs: number) =>
  endpoint(
    async (_, request) => {
      const report = reportIn(await bodyOf(request))
      const { ERROR_REPORT_URL: address } = process.env
      if (!address) {
        // In one line, whatever is in it.
        console.warn(`In a browser: ${JSON.stringify(report)}`)
        return answer(202, { status: 'logged' }, { kind: 'none' })
      }
      const name = 'The receiver of error reports'
      await postTo({ address, variable: 'ERROR_REPORT_URL', name, timeoutMs }, report)
      return answer(202, { status: 'forwarded' }, { kind: 'none' })
    },
    ['POST'],
  )

export default errorFunction(TIMEOUT_MS)
