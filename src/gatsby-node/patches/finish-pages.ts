import { createHash } from 'node:crypto'
import { SOURCES_VARIABLE } from '../../../scripts/sources-variable'
import { FinishedPages } from '../files/finished-pages'
import { withoutChunkMapping } from './chunk-mapping'
import { scriptsOf, withPageScripts } from './page-scripts'
import { plainHtml } from './plain-html'
import { relinkStyles, styleSheets } from './relink-styles'

/**
 * Does to all pages what they need after Gatsby.
 *
 * @param directory the folder of a build, its pages still where Gatsby wrote them
 */
export async function finishPages(directory: string): Promise<FinishedPages> {
  const [sheets, scripts] = [styleSheets(), await scriptsOf(directory)]
  // Without a name nothing is known of the last build.
  const sources = process.env[SOURCES_VARIABLE] || String(Date.now())
  const made = createHash('sha256')
    .update(JSON.stringify([sources, [...sheets], [...scripts]]))
    .digest('hex')
  return FinishedPages.finish(directory, made, (html) =>
    withPageScripts(plainHtml(withoutChunkMapping(relinkStyles(html, sheets))), scripts),
  )
}
