import { createHash } from 'node:crypto'
import { SOURCES_VARIABLE } from '../../../scripts/build-variables'
import { FinishedPages } from '../files/finished-pages'
import { addressesLast } from './addresses-last'
import { withoutChunkMapping } from './chunk-mapping'
import { scriptsOf, withPageScripts } from './page-scripts'
import { compactScripts } from './inline-scripts'
import { plainHtml } from './plain-html'
import { markFirstScreen } from './first-screen'
import { inlineStyles, madeStyles } from './inline-styles'
import { preloadPicture } from './preload-picture'

/**
 * Does to all pages what they need after Gatsby.
 *
 * @param directory the folder of a build, its pages still where Gatsby wrote them
 */
export async function finishPages(directory: string): Promise<FinishedPages> {
  const [styles, scripts] = await Promise.all([madeStyles(directory), scriptsOf(directory)])
  // Without a name nothing is known of the last build.
  const sources = process.env[SOURCES_VARIABLE] || String(Date.now())
  const made = createHash('sha256')
    .update(
      JSON.stringify([sources, [...styles.sheets.values()].map(({ name }) => name), [...scripts]]),
    )
    .digest('hex')
  return FinishedPages.finish(directory, made, (html) => {
    const plain = addressesLast(plainHtml(withoutChunkMapping(html)))
    const first = preloadPicture(markFirstScreen(plain))
    return inlineStyles(compactScripts(withPageScripts(first, scripts)), styles)
  })
}
