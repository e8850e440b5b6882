import type { PublishingReport } from './report'
import { contentLine, counted, reasonText, removedLines, size } from './wording'

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const section = (heading: string, note: string, items: readonly string[]): string =>
  items.length === 0
    ? ''
    : `<section><h2>${escaped(heading)} (${items.length})</h2><p>${escaped(note)}</p><ul>
${items.map((item) => `<li>${item}</li>`).join('\n')}
</ul></section>`

/**
 * The report as a page for whoever edits the site: no script, nothing from elsewhere.
 *
 * @param origin of the published site, for links to pages
 */
export function reportPage(report: PublishingReport, origin: string): string {
  const { compared, content, pages, files, phases } = report
  const byId = new Map(content.map((change) => [change.id, change]))
  const link = (address: string) => `<a href="${escaped(origin + address)}">${escaped(address)}</a>`
  const summary = compared
    ? `${counted(pages.changed.length, 'page')} changed, ${pages.added.length} new, ${pages.removed.length} removed. ${size(files.bytes)} to upload.`
    : `The first publication: ${counted(pages.added.length, 'page')}.`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>What was published</title>
<style>
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
li { margin-block: 0.25rem; overflow-wrap: anywhere; }
</style>
</head>
<body>
<main>
<h1>What was published</h1>
<p>${escaped(summary)}</p>
${[
  section(
    'Content',
    'What editors changed.',
    compared ? content.map((each) => escaped(contentLine(each))) : [],
  ),
  section(
    'Changed pages',
    'Pages that look different now, and what on them.',
    pages.changed.map((page) => `${link(page.address)}: ${escaped(reasonText(page, byId))}`),
  ),
  section('New pages', 'Pages that were not there before.', pages.added.map(link)),
  section(
    'Removed pages',
    'Pages that are not there any more. Visitors of one that moved are sent to where it is now.',
    removedLines(report).map(escaped),
  ),
  section(
    'Links to removed pages',
    'Pages with a link that leads nowhere now. Please take it out or let it lead elsewhere.',
    report.deadLinks.map(({ page, to }) => `${link(page)}: ${escaped(to)}`),
  ),
  section(
    'Time',
    'How long the parts of the build took.',
    phases.map(({ name, seconds }) => escaped(`${name}: ${seconds.toFixed(1)} s`)),
  ),
]
  .filter(Boolean)
  .join('\n')}
</main>
</body>
</html>
`
}
