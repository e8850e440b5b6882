import type { ErrorReport } from '../../contract'
import { impersonal } from './impersonal'

/** Of so many pages that break one tells: what breaks for all is known soon, and a flood is none. */
const SHARE = 1 / 4
/** One page that breaks again and again says so this often. */
const MOST_REPORTS = 5
const ADDRESS = '/api/error'
const MOST = { message: 300, stack: 2000 } as const

const isChosen = Math.random() < SHARE
const reported = new Set<string>()

const cut = (text: string, most: number) => impersonal(text).slice(0, most)

/** What can be said of an error, whatever was thrown. */
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
 * Sends a report of an error to the site's own function, each error of a page once. Nothing is said
 * while the visitor is offline, when everything fails, and of scripts of others, because
 * browsers tell nothing of them. A beacon would go as `text/plain`: any site may send that, so the function refuses it.
 */
export function sendReport(error: unknown, part: string): void {
  if (!isChosen || !navigator.onLine) return
  if (error === null || error === undefined) return
  const report = reportOf(error, part)
  const key = `${part} ${report.message}`
  if (reported.has(key) || reported.size >= MOST_REPORTS) return
  reported.add(key)
  // `keepalive`: it is sent although the page is left. What becomes of it concerns nobody here.
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
  fetch(ADDRESS, { ...init, keepalive: true, body: JSON.stringify(report) }).catch(() => undefined)
}
