import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { filesBelow } from '../../serving/files-below'
import { ASSET, compiledAssets } from './compiled-files'

const DATA = /^page-data\/(.+)\/(?:page-data|context)\.json$/

/** The pieces that Gatsby puts pages together from. Gatsby cleans them up itself. */
const PIECES = '_gatsby/'

/** `products/index.html` and `404.html` → the page's path as Gatsby writes it. */
const pageOfHtml = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '')}`

/**
 * `page-data/products/page-data.json`, and `context.json` beside it → `/products`; `index` is the
 * root.
 */
const pageOfData = (file: string) => file.replace(DATA, '/$1').replace(/^\/index$/, '/')

const removeAll = async (directory: string, files: readonly string[]) => {
  await Promise.all(files.map((file) => rm(path.join(directory, file))))
}

/** The result of a build: the paths of its pages, and its scripts and styles. */
export interface Output {
  readonly pages: ReadonlySet<string>
  readonly assets: ReadonlySet<string>
}

/**
 * Removes files of earlier builds. Gatsby forgets which pages it wrote whenever it drops its cache.
 * It never removes scripts and styles of an earlier build. Only files of this build remain.
 *
 * @param directory the folder of a finished build, its pages still where Gatsby wrote them
 */
export async function prune(directory: string, { pages, assets }: Output): Promise<void> {
  const files = filesBelow(directory)
  const html = files.filter((file) => file.endsWith('.html') && !file.startsWith(PIECES))
  const obsolete = html.filter((file) => !pages.has(pageOfHtml(file)))
  if (obsolete.length === html.length) {
    throw new Error(
      `No HTML below ${directory} is a page of this build: see "files" in docs/gatsby.md.`,
    )
  }
  await removeAll(directory, obsolete)
  await removeAll(
    directory,
    files.filter((file) => ASSET.test(file) && !assets.has(file)),
  )
  await removeAll(
    directory,
    files.filter((file) => DATA.test(file) && !pages.has(pageOfData(file))),
  )
}

/**
 * Removes the files of a kind that this build did not write.
 *
 * @param kind matches their paths below the folder: `news-and-events/feed.atom`
 * @param written the addresses of the files to keep: `/news-and-events/feed.atom`
 */
export async function pruneFiles(
  directory: string,
  kind: RegExp,
  written: { has: (address: string) => boolean },
): Promise<void> {
  const files = filesBelow(directory)
  await removeAll(
    directory,
    files.filter((file) => kind.test(file) && !written.has(`/${file}`)),
  )
}

/**
 * Removes files from a build that belong neither to Gatsby's pages nor to webpack's compilations of
 * this run.
 */
export async function pruneBuild(
  graphql: CreatePagesArgs['graphql'],
  directory: string,
): Promise<void> {
  const { data } = await graphql<{ allSitePage: { nodes: { path: string }[] } }>(
    'query BuiltPages { allSitePage { nodes { path } } }',
  )
  const pages = new Set(data?.allSitePage.nodes.map((page) => page.path))
  if (pages.size === 0) throw new Error('The build has no pages.')
  await prune(directory, { pages, assets: await compiledAssets(directory) })
}
