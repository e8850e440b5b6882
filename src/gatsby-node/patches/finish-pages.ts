import { createHash } from 'node:crypto'
import { SOURCES_VARIABLE } from '../../../scripts/build-variables'
import { FinishedPages } from '../files/finished-pages'
import { withoutChunkMapping } from './chunk-mapping'
import { scriptsOf, withPageScripts } from './page-scripts'
import { markFirstScreen } from './first-screen'
import { inlineStyles, madeStyles } from './inline-styles'
import { preloadPicture } from './preload-picture'

/** Gatsby's styles of its announcer. */
const STYLE_ATTRIBUTE = / style="position:absolute;top:0;[^"]*"/

/** The security policy allows no style attributes; `global.css` has the same rules. */
const withoutStyleAttribute = (html: string): string => html.replace(STYLE_ATTRIBUTE, '')

/**
 * Applies all steps that pages need after Gatsby.
 *
 * @param directory the folder of a build, its pages still where Gatsby wrote them
 */
export async function finishPages(directory: string): Promise<FinishedPages> {
  const [styles, scripts] = await Promise.all([madeStyles(directory), scriptsOf(directory)])
  // Without a name, nothing is known about the last build.
  const sources = process.env[SOURCES_VARIABLE] || String(Date.now())
  const made = createHash('sha256')
    .update(
      JSON.stringify([sources, [...styles.sheets.values()].map(({ name }) => name), [...scripts]]),
    )
    .digest('hex')
  return FinishedPages.finish(directory, made, (html) => {
    const plain = withoutStyleAttribute(withoutChunkMapping(html))
    const first = preloadPicture(markFirstScreen(plain))
    return inlineStyles(withPageScripts(first, scripts), styles)
  })
}
