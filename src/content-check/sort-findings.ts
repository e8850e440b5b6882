import { siteHandles } from '../sites'
import type { Finding } from './finding'

const siteOrder = ({ site }: Finding) => (site === null ? -1 : siteHandles.indexOf(site))

const severityOrder = ({ severity }: Finding) => (severity === 'violation' ? 0 : 1)

const compareText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)

/** Violations before warnings, then by site, address and place. Equal findings are merged. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const distinct = new Map(findings.map((finding) => [JSON.stringify(finding), finding]))
  return [...distinct.values()].sort(
    (a, b) =>
      severityOrder(a) - severityOrder(b) ||
      siteOrder(a) - siteOrder(b) ||
      compareText(a.address, b.address) ||
      compareText(a.path, b.path),
  )
}
