import type { z } from 'zod'
import { valueAt } from './is-object'
import { printableLine } from './printable'
import { shortened, show } from './show'

/** One place where an answer differs from the contract. */
export interface Violation {
  /**
   * The place in the answer, as a JSON path: `data[2].versions[0].code`; `(root)` for the whole.
   */
  readonly path: string
  readonly expected: string
  /** The value found, shortened to one line. */
  readonly got: string
}

/**
 * A violation whose texts fit a line of a terminal or a log, although keys and values come from
 * outside.
 */
const printableViolation = ({ path, expected, got }: Violation): Violation => ({
  path: printableLine(path),
  expected: printableLine(expected),
  got: printableLine(got),
})

/** An answer that violates the contract; has up to a hundred violations, not only the first. */
export class ContractError extends Error {
  override readonly name = 'ContractError'
  readonly violations: readonly Violation[]
  constructor(
    readonly address: string,
    found: readonly Violation[],
  ) {
    const violations = found.map(printableViolation)
    super(
      [
        `${printableLine(address)} does not keep the contract:`,
        ...violations.map(
          ({ path, expected, got }) => `  ${path}: expected ${expected}, got ${got}`,
        ),
      ].join('\n'),
    )
    this.violations = violations
  }
}

/** A path as people write it: `data[2].title`. `whole` is the name of the root. */
export const jsonPath = (path: readonly PropertyKey[], whole = '(root)'): string =>
  path.reduce<string>(
    (text, key) =>
      typeof key === 'number'
        ? `${text}[${key}]`
        : text === ''
          ? String(key)
          : `${text}.${String(key)}`,
    '',
  ) || whole

/** Nobody fixes more at once; an answer may have hundreds of thousands. */
const MAX_VIOLATIONS = 100
/** Limits a path, whose keys may be texts of any length, and the expectation of a schema. */
const MAX_WORDS = 500

const oneOf = (values: readonly z.core.util.Primitive[]): string =>
  `one of ${values.map((value) => (typeof value === 'string' ? JSON.stringify(value) : String(value))).join(', ')}`

/** The expectation of a schema at a place, in words: `one of "a", "b"`. */
export const expectation = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected
    case 'invalid_value':
      return oneOf(issue.values)
    case 'too_big':
      return `at most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}`
    case 'too_small':
      return `at least ${issue.minimum}${issue.origin === 'string' ? ' characters' : ''}`
    case 'invalid_format':
      return issue.message.startsWith('Invalid') ? `a valid ${issue.format}` : issue.message
    case 'unrecognized_keys':
      return `no field named ${issue.keys.join(', ')}`
    case 'invalid_union':
      if (issue.errors.length > 0)
        return [...new Set(issue.errors.flat().map(expectation))].join(' or ')
      return 'options' in issue && issue.options ? oneOf(issue.options) : issue.message
    case 'invalid_key':
      return `a key that is ${issue.issues.map(expectation).join(' and ')}`
    default:
      return issue.message
  }
}

/** For a failed union, the branch that came closest: the one with the deepest complaints. */
const flatten = (
  issue: z.core.$ZodIssue,
  prefix: readonly PropertyKey[],
): { path: PropertyKey[]; issue: z.core.$ZodIssue }[] => {
  const path = [...prefix, ...issue.path]
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ path, issue }]
  const depth = (branch: readonly z.core.$ZodIssue[]) =>
    branch.reduce((deepest, each) => Math.max(deepest, each.path.length), 0)
  const closest = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0] ?? []
  return depth(closest) > 0 ? closest.flatMap((inner) => flatten(inner, path)) : [{ path, issue }]
}

/** Every place where a value differs, up to {@link MAX_VIOLATIONS}, and how many more there are. */
function violationsOf(issues: readonly z.core.$ZodIssue[], json: unknown): Violation[] {
  const all = issues.slice(0, MAX_VIOLATIONS).flatMap((issue) => flatten(issue, []))
  const more =
    Math.max(0, issues.length - MAX_VIOLATIONS) + Math.max(0, all.length - MAX_VIOLATIONS)
  const violations = all.slice(0, MAX_VIOLATIONS).map(({ path, issue }) => ({
    path: shortened(jsonPath(path), MAX_WORDS),
    expected: shortened(expectation(issue), MAX_WORDS),
    got: show(valueAt(json, path)),
  }))
  const rest = {
    path: '(elsewhere)',
    expected: 'what the contract says',
    got: `${more} more violations`,
  }
  return more > 0 ? [...violations, rest] : violations
}

/**
 * Checks a JSON value against a schema of the contract.
 *
 * @param address the source of the value, for the error
 * @returns the parsed value: sanitised, with `null` for absent values
 * @throws {ContractError} with up to a hundred violations, and how many more there are
 */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  json: unknown,
  address: string,
): z.output<Schema> {
  const result = schema.safeParse(json)
  if (result.success) return result.data
  throw new ContractError(address, violationsOf(result.error.issues, json))
}
