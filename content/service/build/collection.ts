import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { expectation } from '../../../src/contract'
import { isObject, valueAt } from '../../../src/contract/is-object'
import { siteHandles, type SiteHandle } from '../../../src/sites'
import { fieldProblem, type SourceFile } from '../files/source-file'
import { showValue, type Problem, type ProblemList } from '../files/problem'
import { localise } from '../model/localise'
import { overlay, type PlainMap } from '../model/plain'
import {
  contentOf,
  dataInVersion,
  hasDraft,
  publication,
  type ContentVersionName,
} from '../model/publication'

/** A file as one site has it: localised and checked against its schema. */
export interface Item<Data> {
  readonly file: SourceFile
  /** The path in references from other files: `products/arcus-350`. */
  readonly ref: string
  readonly data: Data
}

/** The items of one kind, by site and then by reference. */
export type Collection<Data> = ReadonlyMap<SiteHandle, ReadonlyMap<string, Item<Data>>>

/** Files with a name that starts with `_` hold defaults for the files beside them. */
export const isDefaults = (file: SourceFile) => file.name.startsWith('_')

/** The id of an element without an id of its own: a number that follows from the file's path. */
export const idOf = (ref: string): string =>
  String(createHash('sha1').update(ref).digest().readUInt32BE(0))

/** The inputs besides the file itself that decide how a file is read. */
interface Reading {
  readonly contentVersion: ContentVersionName
  /** Content that every file of the kind inherits, from its folder's `_defaults.yaml`. */
  readonly defaults?: unknown
}

const issuePath = (issue: z.core.$ZodIssue): PropertyKey[] =>
  issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : [...issue.path]

type AddProblem = (problem: Problem) => void

const readItem = <Schema extends z.ZodType>(
  file: SourceFile,
  content: PlainMap,
  site: SiteHandle,
  schema: Schema,
  addProblem: AddProblem,
): Item<z.output<Schema>> | null => {
  const found: Problem[] = []
  const report = (path: readonly PropertyKey[], expected: string, got: string) => {
    found.push(fieldProblem(file, path, expected, got))
  }
  const localised = localise(content, site, [], report)
  // The missing translation is already reported; the schema would only repeat it.
  const result = found.length === 0 ? schema.safeParse(localised) : null
  for (const issue of result?.error?.issues ?? []) {
    const path = issuePath(issue)
    report(path, expectation(issue), showValue(valueAt(localised, path)))
  }
  found.forEach(addProblem)
  return result?.success ? { file, ref: file.ref, data: result.data } : null
}

const readFile = <Schema extends z.ZodType>(
  file: SourceFile,
  { contentVersion, defaults }: Reading,
  schema: Schema,
  addProblem: AddProblem,
): Map<SiteHandle, Item<z.output<Schema>>> | null => {
  file.syntaxProblems.forEach(addProblem)
  if (file.syntaxProblems.length > 0) return null
  if (!isObject(file.data)) {
    addProblem(fieldProblem(file, [], 'fields with a name each', showValue(file.data)))
    return null
  }
  const data = dataInVersion(file.data, contentVersion)
  const published = publication.safeParse(data)
  if (!published.success) {
    for (const issue of published.error.issues) {
      addProblem(
        fieldProblem(file, issue.path, expectation(issue), showValue(valueAt(data, issue.path))),
      )
    }
    return null
  }
  if (published.data.status === 'draft' && contentVersion === 'published') return new Map()
  const content = overlay(defaults, contentOf(data))
  if (!isObject(content)) return null
  const items = published.data.sites.map(
    (site) => [site, readItem(file, content, site, schema, addProblem)] as const,
  )
  const good = items.flatMap(([site, item]) => (item ? [[site, item] as const] : []))
  return good.length === items.length ? new Map(good) : null
}

/** The result of reading a file, with the inputs of that reading. */
interface Kept<Data> {
  readonly reading: Reading
  readonly items: ReadonlyMap<SiteHandle, Item<Data>>
  readonly problems: readonly Problem[]
}

/** Reads files of one kind into a collection and adds their problems to the list. */
export type CollectionReader<Data> = (
  files: readonly SourceFile[],
  reading: Reading,
  problems: ProblemList,
) => Collection<Data>

/**
 * Reads files of one kind for all sites. A file with a problem is left out of every site; the others stay.
 * Results are kept for unchanged files: after an edit only the edited files are read again.
 */
export function collectionReader<Schema extends z.ZodType>(
  schema: Schema,
): CollectionReader<z.output<Schema>> {
  const known = new WeakMap<SourceFile, readonly Kept<z.output<Schema>>[]>()

  const read = (file: SourceFile, reading: Reading): Kept<z.output<Schema>> => {
    const problems: Problem[] = []
    const items = readFile(file, reading, schema, (problem) => problems.push(problem))
    return { reading, items: items ?? new Map(), problems }
  }
  const readOnce = (file: SourceFile, reading: Reading): Kept<z.output<Schema>> => {
    const others = known.get(file) ?? []
    const kept = others.find((each) => isDeepStrictEqual(each.reading, reading))
    if (kept) return kept
    const fresh = read(file, reading)
    // Keeps the readings of other content versions. A reading with outdated defaults is dropped.
    const rest = others.filter((each) => each.reading.contentVersion !== reading.contentVersion)
    known.set(file, [...rest, fresh])
    return fresh
  }

  return (files, { contentVersion, defaults }, problems) => {
    const collection = new Map<SiteHandle, Map<string, Item<z.output<Schema>>>>(
      siteHandles.map((site) => [site, new Map()]),
    )
    for (const file of files) {
      // Without a draft both content versions are the same.
      const ofFile = hasDraft(file.data) ? contentVersion : 'published'
      const kept = readOnce(file, { contentVersion: ofFile, defaults })
      for (const problem of kept.problems) problems.add(problem)
      for (const [site, item] of kept.items) collection.get(site)?.set(item.ref, item)
    }
    return collection
  }
}
