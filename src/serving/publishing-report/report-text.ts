import type { PublishingReport } from './report'
import { contentLine, counted, reasonText, removedLines, size } from './phrases'

/** How many lines of each list are printed; the report's file has all of them. */
const SHOWN = 10

const block = (heading: string, lines: readonly string[]): string[] => {
  if (lines.length === 0) return []
  const more = lines.length - SHOWN
  return [
    `${heading}:`,
    ...lines.slice(0, SHOWN).map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ]
}

const totals = ({ content, pages, files }: PublishingReport): string => {
  const changed = files.added.length + files.changed.length
  return [
    `${counted(content.length, 'piece')} of content changed`,
    `${counted(pages.changed.length, 'page')} made again`,
    `${pages.added.length} added`,
    `${pages.removed.length} removed`,
    `${counted(changed, 'file')} to upload (${size(files.bytes)})`,
  ].join(', ')
}

/**
 * The report in the build's output.
 *
 * @param place of the whole report
 */
export function reportText(report: PublishingReport, place: string): string {
  const { compared, content, pages, phases } = report
  const byId = new Map(content.map((change) => [change.id, change]))
  const lists = compared
    ? [
        ...block('Content', content.map(contentLine)),
        ...block(
          'Pages made again',
          pages.changed.map((page) => `${page.address}: ${reasonText(page, byId)}`),
        ),
        ...block('Pages added', pages.added),
        ...block('Pages removed', removedLines(report)),
        ...block(
          'Links to removed pages',
          report.deadLinks.map(({ page, to }) => `${page} → ${to}`),
        ),
      ]
    : []
  const times = phases.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`).join(', ')
  return [
    `Published: ${compared ? totals(report) : `${counted(pages.added.length, 'page')}; nothing to compare with.`}`,
    ...lists,
    `Time: ${times}`,
    `All of it: ${place}`,
  ].join('\n')
}
