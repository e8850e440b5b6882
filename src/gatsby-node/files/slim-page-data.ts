// What is done for each of the thousands of files takes less time than waiting for it would.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { queryVariables } from '../../templates/shared/query-variables'

/** Gatsby keeps the data of each page in a folder of its own. */
const PAGE_DATA = 'page-data.json'
const CONTEXT = 'pageContext'

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

/**
 * Takes out of the data of all pages what only their queries have read. Gatsby writes the data of a page anew when
 * the answer to its query is another one, and its HTML is made from them before.
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
  }
}
