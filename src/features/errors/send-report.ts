import type { ErrorReport } from '../../contract'

/**
 * The share of failing pages that send a report: an error that all visitors have is known soon, and
 * no flood of reports arrives.
 */
const SHARE = 1 / 4
/** The most reports of one page that fails again and again. */
const MOST_REPORTS = 5
const ADDRESS = '/api/error'
const MOST = { message: 300, stack: 2000 } as const

const isChosen = Math.random() < SHARE
const reported = new Set<string>()

/** The query and the fragment of a URL: the visitor's search, and the token of a preview. */
const QUERY = /(\/[^\s?#)]*)[?#][^\s):]*/g
const E_MAIL = /[^\s@/<>()"']+@[^\s@/<>()"']+/g
/**
 * Matches telephone numbers and the like. Line numbers of code are shorter; names of scripts may
 * begin with numbers, too.
 */
const LONG_NUMBER = /\+?\d[\d ()/-]{7,}\d(?![\w-]*\.js)/g

/** The text of an error without personal data. */
export const impersonal = (text: string): string =>
  text.replace(QUERY, '$1').replace(E_MAIL, '***').replace(LONG_NUMBER, '***')

const cut = (text: string, most: number) => impersonal(text).slice(0, most)

/** The report of an error, whatever value was thrown. */
function reportOf(error: unknown, part: string): ErrorReport {
  const { name, message, stack } =
    error instanceof Error ? error : { name: typeof error, message: String(error), stack: '' }
  return {
    name: name.slice(0, 60),
    message: cut(message, MOST.message),
    stack: cut(stack ?? '', MOST.stack),
    part,
    page: window.location.pathname,
    version: window.___webpackCompilationHash ?? '',
  }
}

/**
 * Sends a report of an error to the site's own function, each error of a page once. It sends
 * nothing while the visitor is offline, because everything fails then. It sends nothing about
 * scripts of other origins, because browsers hide their details. A beacon would go as `text/plain`,
 * which any site may send, so the function refuses it.
 */
export function sendReport(error: unknown, part: string): void {
  if (!isChosen || !navigator.onLine) return
  if (error === null || error === undefined) return
  const report = reportOf(error, part)
  const key = `${part} ${report.message}`
  if (reported.has(key) || reported.size >= MOST_REPORTS) return
  reported.add(key)
  // `keepalive` sends it even if the visitor leaves the page. Its result does not matter here.
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
  fetch(ADDRESS, { ...init, keepalive: true, body: JSON.stringify(report) }).catch(() => undefined)
}
