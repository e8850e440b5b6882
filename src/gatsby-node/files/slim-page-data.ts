// What is done for each of the thousands of files takes less time than waiting for it would.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { queryVariables } from '../../templates/shared/query-variables'

/** Gatsby keeps the data of each page in a folder of its own. */
const PAGE_DATA = 'page-data.json'
const CONTEXT = 'pageContext'
/** What a page knows of itself besides its content; as `contextAddress` has it. */
const CONTEXT_DATA = 'context.json'
const RESTS = '"rests":true'

const variables: ReadonlySet<string> = new Set(queryVariables)
const VARIABLE = new RegExp(`"(?:${queryVariables.join('|')})":`)

const withoutVariables = (context: object): object =>
  Object.fromEntries(Object.entries(context).filter(([name]) => !variables.has(name)))

/** The data of a page as Gatsby has written them, without the variables of its query. */
function slim(text: string): string {
  // To parse the data of all pages takes a second, and an edit changes those of a few.
  if (!VARIABLE.test(text.slice(text.lastIndexOf(`"${CONTEXT}":`)))) return text
  const data: unknown = JSON.parse(text)
  return JSON.stringify(data, (name, value: unknown) =>
    name === CONTEXT && typeof value === 'object' && value ? withoutVariables(value) : value,
  )
}

const RESULT = '"result":{'

/** The data of a page without its content, as text: Gatsby writes that between what is in front of it and the context. */
function withoutContent(text: string): string {
  const around = text.slice(0, text.indexOf(RESULT) + RESULT.length)
  return around + text.slice(text.lastIndexOf(`"${CONTEXT}":`))
}

/** Writes what a page that rests needs before there is a visitor; any other page has no such file. */
function writeContext(file: string, text: string): void {
  const context = withoutContent(text)
  if (!context.includes(RESTS)) {
    rmSync(file, { force: true })
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== context) {
    // Ends the build where Gatsby writes them in another order.
    JSON.parse(context)
    writeFileSync(file, context)
  }
}

/**
 * Takes out of the data of all pages what only their queries have read, and writes beside those of pages that rest
 * what they need before there is a visitor. Gatsby writes the data of a page anew when the answer to its query is
 * another one, and its HTML is made from them before.
 *
 * @param directory the folder of a build
 */
export function slimPageData(directory: string): void {
  const folder = path.join(directory, 'page-data')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (path.basename(name) !== PAGE_DATA) continue
    const file = path.join(folder, name)
    const text = readFileSync(file, 'utf8')
    const slimmer = slim(text)
    if (slimmer !== text) writeFileSync(file, slimmer)
    writeContext(path.join(path.dirname(file), CONTEXT_DATA), slimmer)
  }
}
