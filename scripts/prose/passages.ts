import { parseSync, Visitor, type CallExpression, type Expression } from 'oxc-parser'

/** Text for people in a file: a comment, the title of a test, or a whole document. */
export interface Passage {
  /** The place of its first character in the file. */
  readonly start: number
  /** The text of the file, with blanks for what is no prose, so that places in it stay the same. */
  readonly text: string
}

const blank = (text: string): string => text.replace(/\S/g, ' ')

/** Begins an item of a list, a cell of a table, a heading, a paragraph, or a tag such as `@param`. */
export const BLOCK = '\u2029'

const block = (mark: string): string => BLOCK + ' '.repeat(mark.length - 1)

/** One word and blanks, so that a sentence with code in it keeps its words. */
const codeWord = (code: string): string => `X${' '.repeat(code.length - 1)}`

/** Text with a mark at the beginning of each block, and a word for code and for each address. */
const proseOf = (text: string): string =>
  text
    .replace(/`[^`]+`|\{@link [^}]*\}|https?:\S+/g, codeWord)
    .replace(
      /^([ \t]*)([-*>]|\d+\.|#+)(?=\s)/gm,
      (_, space: string, mark: string) => space + block(mark),
    )
    .replace(/\||@\w+|\n[ \t]*(?=\n)/g, block)

const commentText = (comment: string): string =>
  proseOf(comment.replace(/^[ \t]*(?:\/\*+|\*+\/|\*|\/\/+|#+)|\*+\/$/gm, blank))

/** Without code blocks and the targets of links. */
const documentText = (text: string): string =>
  proseOf(text.replace(/^ *```[^]*?^ *```|(?<=\n\n)(?: {4}.*\n)+|\]\([^)\s]*\)/gm, blank))

/** Where `test.each(rows)(title)` and `it.only(title)` begin. */
function isTest(callee: Expression): boolean {
  if (callee.type === 'MemberExpression') return isTest(callee.object)
  if (callee.type === 'CallExpression') return isTest(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return isTest(callee.tag)
  return callee.type === 'Identifier' && /^(?:test|it|describe)$/.test(callee.name)
}

function titleIn(source: string, { callee, arguments: [title] }: CallExpression): Passage | null {
  if (!title || !isTest(callee)) return null
  const isText = title.type === 'Literal' || title.type === 'TemplateLiteral'
  if (!isText) return null
  const [start, end] = [title.start + 1, title.end - 1]
  return { start, text: source.slice(start, end).replace(/\$\{[^}]*\}/g, codeWord) }
}

/** Comments, those of successive lines as one, and titles of tests. */
function codePassages(file: string, source: string): Passage[] {
  const parsed = parseSync(file, source)
  const spans: { start: number; end: number }[] = []
  for (const { start, end } of parsed.comments) {
    const last = spans.at(-1)
    if (last && /^[^\S\n]*\n[^\S\n]*$/.test(source.slice(last.end, start))) last.end = end
    else spans.push({ start, end })
  }
  const passages = spans.map(({ start, end }) => ({
    start,
    text: commentText(source.slice(start, end)),
  }))
  // The syntax tree is made when it is read, which takes most of the time.
  if (!/^ *(?:test|it|describe)[.(]/m.test(source)) return passages
  const visitor = new Visitor({
    CallExpression(call) {
      const title = titleIn(source, call)
      if (title) passages.push(title)
    },
  })
  visitor.visit(parsed.program)
  return passages
}

/** Comments of style sheets and of TOML. */
const commentPassages = (source: string): Passage[] =>
  [...source.matchAll(/\/\*[^]*?\*\/|^(?:[ \t]*#.*\n)+/gm)].map(({ index, 0: comment }) => ({
    start: index,
    text: commentText(comment),
  }))

/**
 * The texts for people in a file.
 *
 * @param file its name, whose end tells its language
 */
export function passagesIn(file: string, source: string): Passage[] {
  if (/\.md$/.test(file)) return [{ start: 0, text: documentText(source) }]
  if (/\.(?:css|toml)$/.test(file)) return commentPassages(source)
  return codePassages(file, source)
}
