import { printableLine } from '../../../src/contract'

/** A problem in the content files. An error keeps its entry from being served, a warning does not. */
export interface Problem {
  readonly severity: 'error' | 'warning'
  /** Path below the content directory, with forward slashes. */
  readonly file: string
  /** 1 for the first line. */
  readonly line: number
  /** Where in the file: `features[0].title`; `(file)` for the whole. */
  readonly field: string
  readonly expected: string
  readonly got: string
}

/** One line for the console: `products/arcus.yaml:12 category: expected …, got …`. */
export const describeProblem = ({ severity, file, line, field, expected, got }: Problem): string =>
  printableLine(`${severity}: ${file}:${line} ${field}: expected ${expected}, got ${got}`)

const byPlace = (a: Problem, b: Problem) =>
  a.file.localeCompare(b.file) || a.line - b.line || a.field.localeCompare(b.field)

/** Collects problems. The same problem in several sites or content versions counts once. */
export class ProblemList {
  readonly #problems = new Map<string, Problem>()

  add(problem: Problem): void {
    this.#problems.set(describeProblem(problem), problem)
  }

  /** All problems by file and line. */
  all(): Problem[] {
    return [...this.#problems.values()].sort(byPlace)
  }
}

const MAX_SHOWN = 60

/** A value for messages: JSON, shortened. */
export function showValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
}
