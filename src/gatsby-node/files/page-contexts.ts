// Synchronous calls: reading thousands of files takes less time than waiting for each would.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Gatsby keeps the data of each page in a folder of its own. */
const PAGE_DATA = 'page-data.json'
const CONTEXT = 'pageContext'
/** The name that `contextUrl` has for it. */
const CONTEXT_DATA = 'context.json'
const ON_INTERACTION = '"hydrate":"interaction"'
const RESULT = '"result":{'

/** The data of a page without its content, as text: Gatsby writes the content between `result` and the context. */
function withoutContent(text: string): string {
  const around = text.slice(0, text.indexOf(RESULT) + RESULT.length)
  return around + text.slice(text.lastIndexOf(`"${CONTEXT}":`))
}

/**
 * For each page whose content is hydrated on interaction, writes the data that it needs before: all
 * but its content. The file is beside the page data. Any other page has no such file.
 *
 * @param directory the folder of a build
 * @throws when Gatsby writes page data in another order
 */
export function writePageContexts(directory: string): void {
  const folder = path.join(directory, 'page-data')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (path.basename(name) !== PAGE_DATA) continue
    const file = path.join(folder, path.dirname(name), CONTEXT_DATA)
    const context = withoutContent(readFileSync(path.join(folder, name), 'utf8'))
    if (!context.includes(ON_INTERACTION)) {
      rmSync(file, { force: true })
    } else if (!existsSync(file) || readFileSync(file, 'utf8') !== context) {
      JSON.parse(context)
      writeFileSync(file, context)
    }
  }
}
