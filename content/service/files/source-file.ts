import { LineCounter, parseDocument, type Document } from 'yaml'
import type { Problem } from './problem'
import { fieldName, lineOf } from './locate'

/** A YAML file of the content directory, read and parsed; content with a syntax error has no `data`. */
export interface SourceFile {
  /** Path below the content directory with forward slashes: `products/arcus-350.yaml`. */
  readonly path: string
  /** Path without the extension, by which other files refer to it: `products/arcus-350`. */
  readonly ref: string
  /** The file's name without extension: `arcus-350`. */
  readonly name: string
  readonly modified: Date
  /** The content as plain values, `null` when the syntax is wrong. */
  readonly data: unknown
  readonly syntaxProblems: readonly Problem[]
  /** The line (from 1) of a field; of the nearest parent when the field itself is absent. */
  readonly lineOf: (path: readonly PropertyKey[]) => number
}

const syntaxProblems = (path: string, document: Document.Parsed): Problem[] =>
  document.errors.map((error) => ({
    severity: 'error',
    file: path,
    line: error.linePos?.[0].line ?? 1,
    field: '(file)',
    expected: 'YAML that can be read',
    got: (error.message.split('\n')[0] ?? error.message).replace(/ at line \d+.*$/, ''),
  }))

const parse = (text: string) => {
  const lineCounter = new LineCounter()
  return { document: parseDocument(text, { lineCounter }), lineCounter }
}

/**
 * Reads one file's text. Never throws: what is wrong with the syntax is in `syntaxProblems`.
 *
 * @param known what the same text was found to hold before, which spares its parsing
 */
export function readSource(
  path: string,
  text: string,
  modified: Date,
  known?: { readonly data: unknown },
): SourceFile {
  const parsed = known ? null : parse(text)
  const problems = parsed ? syntaxProblems(path, parsed.document) : []
  const ref = path.replace(/\.ya?ml$/, '')
  return {
    path,
    ref,
    name: ref.replace(/^.*\//, ''),
    modified,
    data: known ? known.data : problems.length > 0 ? null : parsed?.document.toJS(),
    syntaxProblems: problems,
    lineOf(fieldPath) {
      const { document, lineCounter } = parsed ?? parse(text)
      return lineOf(document, lineCounter, fieldPath)
    },
  }
}

/** An error at a field of a file. */
export function fieldProblem(
  file: SourceFile,
  path: readonly PropertyKey[],
  expected: string,
  got: string,
  severity: Problem['severity'] = 'error',
): Problem {
  return {
    severity,
    file: file.path,
    line: file.lineOf(path),
    field: fieldName(path),
    expected,
    got,
  }
}
