import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { emittedAssets } from './webpack'

const PAGE_DATA = 'page-data.json'

/** What Gatsby keeps beside the pages to put them together; it looks after it itself. */
const PIECES = '_gatsby/'

/** `products/index.html` and `404.html` → the page's path as Gatsby writes it. */
const pageOfHtml = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '')}`

/** `page-data/products/page-data.json` → `/products`; `index` stands for the root. */
const pageOfData = (file: string) => `/${path.dirname(file)}`.replace(/^\/index$/, '/')

const removeAll = async (directory: string, files: readonly string[]) => {
  await Promise.all(files.map((file) => rm(path.join(directory, file))))
}

const filesBelow = async (directory: string) =>
  (await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))

/**
 * Removes what earlier builds left behind: Gatsby forgets which pages it wrote whenever it drops its
 * cache, and never removes scripts and styles of an earlier build. What is left is what this build
 * stands for.
 */
export async function prune(graphql: CreatePagesArgs['graphql'], directory: string): Promise<void> {
  const { data } = await graphql<{ allSitePage: { nodes: { path: string }[] } }>(
    'query BuiltPages { allSitePage { nodes { path } } }',
  )
  const pages = new Set(data?.allSitePage.nodes.map((page) => page.path))
  if (pages.size === 0) return

  const files = await filesBelow(directory)
  const dataDirectory = path.join(directory, 'page-data')
  const dataFiles = await filesBelow(dataDirectory)
  const assets = emittedAssets()

  await removeAll(
    directory,
    files.filter(
      (file) => file.endsWith('.html') && !file.startsWith(PIECES) && !pages.has(pageOfHtml(file)),
    ),
  )
  await removeAll(
    dataDirectory,
    dataFiles.filter((file) => path.basename(file) === PAGE_DATA && !pages.has(pageOfData(file))),
  )
  await removeAll(
    directory,
    files.filter(
      (file) =>
        /^[^/]+-[0-9a-f]{20}\.(js|css)(\.map|\.LICENSE\.txt)?$/.test(file) && !assets.has(file),
    ),
  )
}
