import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { siteHandles, type SiteHandle } from '../../../src/sites'
import { fieldProblem, type SourceFile } from '../files/source-file'
import { showValue, type Problem, type ProblemList } from '../files/problem'
import { localise } from '../model/localise'
import { isPlainMap, overlay, type PlainMap } from '../model/plain'
import { contentOf, editionOf, publication, type EditionName } from '../model/publication'

/** A file as one site has it: localised and checked against its schema. */
export interface Item<Data> {
  readonly file: SourceFile
  /** The path by which other files refer to it: `products/arcus-350`. */
  readonly ref: string
  readonly data: Data
}

/** The items of one kind, by site and then by reference. */
export type Shelf<Data> = ReadonlyMap<SiteHandle, ReadonlyMap<string, Item<Data>>>

/** Files whose name starts with `_` hold defaults for the files beside them. */
export const isDefaults = (file: SourceFile) => file.name.startsWith('_')

/** The id of an element that fixes none: a number that follows from the file's path. */
export const idOf = (ref: string): string =>
  String(createHash('sha1').update(ref).digest().readUInt32BE(0))

interface Reading<Schema extends z.ZodType> {
  readonly schema: Schema
  readonly edition: EditionName
  readonly problems: ProblemList
  /** Content below every file of the kind, from its folder's `_defaults.yaml`. */
  readonly defaults?: unknown
}

/** What zod says at one place, in the words of the problem list. */
const expectation = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`
    case 'unrecognized_keys':
      return `no field named ${issue.keys.join(', ')}`
    case 'invalid_union':
      return [...new Set(issue.errors.flat().map(expectation))].join(' or ') || 'another form'
    default:
      return issue.message
  }
}

const issuePath = (issue: z.core.$ZodIssue): PropertyKey[] =>
  issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : [...issue.path]

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined,
    value,
  )

const readItem = <Schema extends z.ZodType>(
  file: SourceFile,
  content: PlainMap,
  site: SiteHandle,
  { schema, problems }: Reading<Schema>,
): Item<z.output<Schema>> | null => {
  const found: Problem[] = []
  const report = (path: readonly PropertyKey[], expected: string, got: string) => {
    found.push(fieldProblem(file, path, expected, got))
  }
  const localised = localise(content, site, [], report)
  // A text that is missing in a language was reported as such; the schema would only repeat it.
  const result = found.length === 0 ? schema.safeParse(localised) : null
  for (const issue of result?.error?.issues ?? []) {
    const path = issuePath(issue)
    report(path, expectation(issue), showValue(valueAt(localised, path)))
  }
  for (const problem of found) problems.add(problem)
  return result?.success ? { file, ref: file.ref, data: result.data } : null
}

const readFile = <Schema extends z.ZodType>(
  file: SourceFile,
  reading: Reading<Schema>,
): Map<SiteHandle, Item<z.output<Schema>>> | null => {
  const { problems, edition, defaults } = reading
  for (const problem of file.syntaxProblems) problems.add(problem)
  if (file.syntaxProblems.length > 0) return null
  if (!isPlainMap(file.data)) {
    problems.add(fieldProblem(file, [], 'fields with a name each', showValue(file.data)))
    return null
  }
  const data = editionOf(file.data, edition)
  const published = publication.safeParse(data)
  if (!published.success) {
    for (const issue of published.error.issues) {
      problems.add(
        fieldProblem(file, issue.path, expectation(issue), showValue(valueAt(data, issue.path))),
      )
    }
    return null
  }
  if (published.data.status === 'draft' && edition === 'published') return new Map()
  const content = overlay(defaults, contentOf(data))
  if (!isPlainMap(content)) return null
  const items = published.data.sites.map(
    (site) => [site, readItem(file, content, site, reading)] as const,
  )
  const good = items.flatMap(([site, item]) => (item ? [[site, item] as const] : []))
  return good.length === items.length ? new Map(good) : null
}

/**
 * Reads files of one kind for all sites. A file with a problem is left out of every site, the
 * others stay.
 */
export function readShelf<Schema extends z.ZodType>(
  files: readonly SourceFile[],
  reading: Reading<Schema>,
): Shelf<z.output<Schema>> {
  const shelf = new Map<SiteHandle, Map<string, Item<z.output<Schema>>>>(
    siteHandles.map((site) => [site, new Map()]),
  )
  for (const file of files) {
    for (const [site, item] of readFile(file, reading) ?? []) shelf.get(site)?.set(item.ref, item)
  }
  return shelf
}
