import { LineCounter, parseDocument, type Document } from 'yaml'
import type { Problem } from './problem'
import { fieldName, lineOf } from './locate'

/** A YAML file of the content directory, read and parsed; content with a syntax error has no `data`. */
export interface SourceFile {
  /** Path below the content directory with forward slashes: `products/arcus-350.yaml`. */
  readonly path: string
  /** Path without the extension, for references from other files: `products/arcus-350`. */
  readonly ref: string
  /** The file's name without extension: `arcus-350`. */
  readonly name: string
  readonly modified: Date
  /** The content as plain values, `null` when the syntax is wrong. */
  readonly data: unknown
  readonly syntaxProblems: readonly Problem[]
  /** The line (from 1) of a field, or of its nearest parent when the field is absent. */
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

/** The results of parsing the text of a file. */
type Parsed = Pick<SourceFile, 'data' | 'syntaxProblems' | 'lineOf'>

function parse(path: string, text: string): Parsed {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter })
  const problems = syntaxProblems(path, document)
  return {
    data: problems.length > 0 ? null : document.toJS(),
    syntaxProblems: problems,
    lineOf: (fieldPath) => lineOf(document, lineCounter, fieldPath),
  }
}

/** A text with known data is parsed only to find the line of a field. */
const unparsed = (path: string, text: string, data: unknown): Parsed => ({
  data,
  syntaxProblems: [],
  lineOf: (fieldPath) => parse(path, text).lineOf(fieldPath),
})

/**
 * Reads one file's text. Never throws: syntax errors are in `syntaxProblems`.
 *
 * @param known the data of the same text from an earlier run, which saves parsing
 */
export function readSource(
  path: string,
  text: string,
  modified: Date,
  known?: { readonly data: unknown },
): SourceFile {
  const ref = path.replace(/\.ya?ml$/, '')
  return {
    path,
    ref,
    name: ref.replace(/^.*\//, ''),
    modified,
    ...(known ? unparsed(path, text, known.data) : parse(path, text)),
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
