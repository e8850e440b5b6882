import type { CreatePagesArgs } from 'gatsby'
import { pruneFiles } from '../../patches/prune'
import { publishFile } from '../published-files'
import { feedsOf } from './feeds'
import { readPublished } from './indexed-pages'
import { type PicturesOn, withShownPictures } from './pictures'
import { sitemapsOf, SITEMAP_INDEX } from './sitemaps'

/** The names that only this module writes. */
const OWN_FILES = /^(?:sitemap(?:-[^/]+)?|(?:.+\/)?feed)\.xml$/

/**
 * `robots.txt`: functions are for pages, not for search engines; everything else is open.
 *
 * @param origin public, without a trailing slash
 * @param isOpen `false` for a preview, which search engines must not read
 */
export const robotsText = (origin: string, isOpen: boolean): string =>
  isOpen
    ? `User-agent: *\nDisallow: /api/\nDisallow: /.netlify/\n\nSitemap: ${origin}${SITEMAP_INDEX}\n`
    : 'User-agent: *\nDisallow: /\n'

/**
 * Writes the files that tell search engines and feed readers about the pages: sitemaps, feeds and
 * `robots.txt`. Removes such files of earlier builds.
 *
 * @param directory the folder of a build, its pages still where Gatsby wrote them
 * @param picturesOn gives the pictures of a page
 * @param isOpen `false` for a preview, which search engines must not index
 */
export async function writeDiscovery(
  graphql: CreatePagesArgs['graphql'],
  directory: string,
  picturesOn: PicturesOn,
  isOpen: boolean,
): Promise<void> {
  const { pages, ...others } = await readPublished(graphql)
  const published = { ...others, pages: await withShownPictures(pages, picturesOn) }
  const files = new Map([
    ...sitemapsOf(published),
    ...feedsOf(published),
    ['/robots.txt', robotsText(published.origin, isOpen)] as const,
  ])
  for (const [address, text] of files) publishFile(directory, address, text)
  await pruneFiles(directory, OWN_FILES, files)
}
