import { type ErrorReport, parseUrl } from '../../contract'
import { Failure, jsonAnswer } from '../lib/answer'
import { ownOrigins } from '../lib/body'
import { endpoint } from '../lib/endpoint'
import { passOn } from '../lib/reports'
import { type Violation, violations } from './violations'

/** Reports come together, and each repeats the whole policy of the page. */
const MAX_BYTES = 100_000
/** One in four messages is passed on: an error that all visitors have is known soon. */
const SAMPLE = 1 / 4
/** Limits of one message. */
const MOST_REPORTS = 5
const MOST = { name: 60, address: 300 } as const

/**
 * A web address without user, query and fragment, which may hold a visitor's input; of any other
 * address only its scheme. Keywords (`inline`) stay.
 */
function withoutQuery(address: string): string {
  const url = parseUrl(address)
  const shown = url && (/^https?:$/.test(url.protocol) ? url.origin + url.pathname : url.protocol)
  return (shown ?? address.split(/[?#]/)[0] ?? '').slice(0, MOST.address)
}

/** The site cannot mend the extensions of a browser. */
const isOfExtension = ({ source, blocked }: Violation): boolean =>
  [source, blocked].some((address) => /^[a-z-]*-extension\b/i.test(address))

const reportOf = ({ page, directive, blocked, source, line, column }: Violation): ErrorReport => ({
  name: 'SecurityPolicyViolation',
  message: `${directive.slice(0, MOST.name)}: ${withoutQuery(blocked)}`.slice(0, MOST.address),
  stack: source === '' ? '' : `${withoutQuery(source)}:${line}:${column}`,
  part: 'content-security-policy',
  page: new URL(page).pathname.slice(0, MOST.address),
  version: '',
})

/**
 * `POST /api/csp-report`: reports of browsers about pages that violate their
 * Content-Security-Policy (`report-uri`, `report-to`), in both formats. They are passed on like
 * reports of errors (`ERROR_REPORT_URL`, else the log), without queries and samples of code, one
 * message of four. Answers 202 and `{"status"}`: `forwarded`, `logged` or `ignored`. Answers 400
 * for a body that is no report, or a report of another site's page. Answers 403, 415, 502 and 504
 * like `/api/error`.
 *
 * @param options for tests
 */
export const cspReportFunction = ({ deadlineMs, sample = SAMPLE }: CspReportOptions = {}) =>
  endpoint(
    {
      methods: ['POST'],
      body: { types: ['application/csp-report', 'application/reports+json'], maxBytes: MAX_BYTES },
      deadlineMs,
    },
    async ({ request, body, deadline }) => {
      const reported = violations.safeParse(body)
      if (!reported.success) throw new Failure(400, 'The body is no report of a violation.')
      const origins = ownOrigins(request)
      const isOwn = ({ page }: Violation) => origins.includes(parseUrl(page)?.origin ?? '')
      if (!reported.data.every(isOwn)) throw new Failure(400, 'The report is of another site.')
      const own = reported.data.filter((each) => !isOfExtension(each)).slice(0, MOST_REPORTS)
      if (own.length === 0 || Math.random() >= sample) return jsonAnswer(202, { status: 'ignored' })
      return jsonAnswer(202, { status: await passOn(own.map(reportOf), deadline) })
    },
  )

interface CspReportOptions {
  readonly deadlineMs?: number
  /** The share of messages that is passed on, from 0 to 1. */
  readonly sample?: number
}

export default cspReportFunction()
