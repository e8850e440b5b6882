import type { Problem } from '../../../src/content-graph'
import { printableLine } from '../../../src/contract'
import { kinds, SEVERAL_KINDS } from './errors'

const line = ({ site, address, status, reasons }: Problem): string => {
  const where = [site ?? 'all sites', printableLine(address), status === null ? '' : `(${status})`]
  const lines = reasons.map(printableLine)
  const [first = '', ...more] = lines
  return more.length === 0
    ? `  - ${where.filter(Boolean).join(' ')}: ${first}`
    : [`  - ${where.filter(Boolean).join(' ')}:`, ...lines.map((each) => `      ${each}`)].join(
        '\n',
      )
}

const byPlace = (a: Problem, b: Problem): number =>
  (a.site ?? '').localeCompare(b.site ?? '') || a.address.localeCompare(b.address)

/** How many of the skipped calls are named; they have no message of their own. */
const NOT_TRIED_SHOWN = 3
/** Of any kind; nobody reads a message of thousands of lines. */
const MOST_SHOWN = 100

/** All problems as one text for people: by kind, each with address, site, reason and advice. */
export function describeProblems(problems: readonly Problem[]): { id: string; text: string } {
  const sections = Object.entries(kinds).flatMap(([code, kind]) => {
    const own = problems.filter((problem) => problem.code === code).sort(byPlace)
    if (own.length === 0) return []
    const shown = own.slice(0, code === 'not-tried' ? NOT_TRIED_SHOWN : MOST_SHOWN)
    const rest = own.length - shown.length
    const lines = [...shown.map(line), ...(rest > 0 ? [`  - and ${rest} more`] : [])]
    return [
      { id: kind.id, text: [`${kind.title} [${code}]`, ...lines, `  → ${kind.advice}`].join('\n') },
    ]
  })
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  const intro = `The content is not complete, so nothing was published: ${count} (explained in docs/errors.md).`
  return {
    id: sections.length === 1 && sections[0] ? sections[0].id : SEVERAL_KINDS,
    text: [intro, ...sections.map(({ text }) => text)].join('\n\n'),
  }
}
