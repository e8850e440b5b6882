import type { CheckResult } from './check'
import { elementsOf } from './elements'
import type { Finding, Severity } from './finding'
import { type FindingGroup, groupFindings } from './group'
import type { SiteSnapshot } from './snapshot'
import { siteHandles } from '../sites'

type Counts = ReadonlyMap<string, number>

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** How many items of each kind a site has: entries by section, then items without a page. */
function countsOf(snapshot: SiteSnapshot): Counts {
  const { answers } = snapshot
  const counts = new Map<string, number>()
  const add = (name: string, count: number) => counts.set(name, (counts.get(name) ?? 0) + count)
  const pages = new Set(answers.page.map(({ address }) => address))
  for (const { section, address } of elementsOf(snapshot)) {
    add(pages.has(address) ? '(fixed pages)' : section, 1)
  }
  const total = (asked: readonly { data: readonly unknown[] }[]) =>
    sum(asked.map(({ data }) => data.length))
  add('(listed items)', total(answers.listing))
  add('(filter options)', total(answers.filters))
  add('(places)', total(answers.locator))
  add('(sitemap entries)', total(answers.sitemap))
  add('(short links)', answers.shortlink.length)
  return counts
}

const pad = (text: string, width: number, end: boolean) =>
  end ? text.padEnd(width) : text.padStart(width)

/** A table as text: the first column left, the others right. */
export function table(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, index) =>
    Math.max(...rows.map((row) => row[index]?.length ?? 0)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, index) => pad(cell, widths[index] ?? 0, index === 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const countTable = (sites: readonly SiteSnapshot[]): string => {
  const counts = sites.map(countsOf)
  const names = [...new Set(counts.flatMap((each) => [...each.keys()]))].sort((a, b) => {
    const order = Number(a.startsWith('(')) - Number(b.startsWith('('))
    return order || (a < b ? -1 : 1)
  })
  return table([
    ['section', ...sites.map(({ site }) => site)],
    ...names.map((name) => [name, ...counts.map((each) => String(each.get(name) ?? 0))]),
  ])
}

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

const placesOf = ({ count, sites }: FindingGroup): string => {
  const where = sites.length === siteHandles.length ? 'all sites' : sites.join(', ')
  return `${count}×${where === '' ? '' : ` in ${where}`}`
}

const describe = (group: FindingGroup): string => {
  const { address, path, expected, got, advice } = group.example
  return [
    `${group.call}  ${group.field}  (${placesOf(group)})`,
    `    expected ${expected}`,
    `    got ${got}${group.count > 1 ? ', for example' : ''} at ${address} ${path}`,
    ...(advice === undefined ? [] : [`    → ${advice}`]),
  ].join('\n')
}

const listOf = (title: string, findings: readonly Finding[]): string[] => {
  if (findings.length === 0) return []
  const groups = groupFindings(findings)
  const heading = `${title} (${findings.length} in ${plural(groups.length, 'field')})`
  return [heading, ...groups.map(describe), '']
}

const only = (findings: readonly Finding[], severity: Severity) =>
  findings.filter((finding) => finding.severity === severity)

/** Whether a finding forbids publication. */
export const hasViolations = ({ findings }: CheckResult): boolean =>
  findings.some(({ severity }) => severity === 'violation')

/** The report for people: counts, violations and warnings by field, and a last line that sums up. */
export function reportOf({ snapshot, findings, ...result }: CheckResult): string {
  const { requests, files, productDataChecked } = result
  const violations = only(findings, 'violation')
  const warnings = only(findings, 'warning')
  return [
    countTable(snapshot.sites),
    '',
    ...listOf('Violations', violations),
    ...listOf('Warnings', warnings),
    `${plural(violations.length, 'violation')}, ${plural(warnings.length, 'warning')} in ${plural(snapshot.sites.length, 'site')}, ${plural(requests, 'request')} and ${plural(files, 'file')}; product data: ${productDataChecked ? 'checked' : 'not checked'}`,
  ].join('\n')
}
