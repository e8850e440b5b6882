import { ContentClientError } from '../../../src/content-client'
import { kinds, type Problem, problemOf, SEVERAL_KINDS } from './errors'

/**
 * What it is when the service says that there is no such thing: a list names what is `missing`,
 * every site has to have what is `required`, and what a site may lack is `fine`.
 */
export type IfGone = 'missing' | 'required' | 'fine'

/** Gathers everything that is wrong, so that a person sees it at once and not one by one. */
export class Problems {
  readonly #list: Problem[] = []

  get list(): readonly Problem[] {
    return this.#list
  }

  add(problem: Problem): void {
    this.#list.push(problem)
  }

  /** Runs a call; what it fails with is noted and the result is `undefined`. */
  async attempt<Result>(
    site: string | null,
    call: () => Promise<Result>,
    ifGone: IfGone = 'missing',
  ): Promise<Result | undefined> {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ContentClientError)) throw error
      if (!error.isGone) this.add(problemOf(error, site))
      else if (ifGone !== 'fine') this.add({ ...problemOf(error, site), code: ifGone })
      return undefined
    }
  }
}

const line = ({ site, address, status, reasons }: Problem): string => {
  const where = [site ?? 'all sites', address, status === null ? '' : `(${status})`]
  const [first = '', ...more] = reasons
  return more.length === 0
    ? `  - ${where.filter(Boolean).join(' ')}: ${first}`
    : [`  - ${where.filter(Boolean).join(' ')}:`, ...reasons.map((each) => `      ${each}`)].join(
        '\n',
      )
}

const byPlace = (a: Problem, b: Problem): number =>
  (a.site ?? '').localeCompare(b.site ?? '') || a.address.localeCompare(b.address)

/** How many of the calls that were given up are named; they have nothing of their own to say. */
const NOT_TRIED_SHOWN = 3

/** All problems as one text for people: by kind, each with address, site, reason and what to do. */
export function describeProblems(problems: readonly Problem[]): { id: string; text: string } {
  const sections = Object.entries(kinds).flatMap(([code, kind]) => {
    const own = problems.filter((problem) => problem.code === code).sort(byPlace)
    if (own.length === 0) return []
    const shown = code === 'not-tried' ? own.slice(0, NOT_TRIED_SHOWN) : own
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
