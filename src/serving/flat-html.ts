import { access, mkdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { htmlFiles } from './html-files'

/*
 * Netlify serves `x.html` at `/x`, but sends a visitor of `/x` on to `/x/` where there is only
 * `x/index.html`, and Gatsby writes nothing else. One address per page without a trailing slash
 * (decisions 2) therefore needs flat files. Gatsby's next incremental build looks for the files
 * where it wrote them, so they go back before it starts.
 *
 * Nothing is remembered between the two: a page is known by its page data, which Gatsby writes and
 * deletes together with its HTML. So an interrupted run, a second run or a lost cache do no harm.
 */

const INDEX = '/index.html'

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

const isPage = (publicDir: string, page: string): Promise<boolean> =>
  exists(join(publicDir, 'page-data', page, 'page-data.json'))

async function removeIfEmpty(folder: string): Promise<void> {
  await rmdir(folder).catch(() => {
    // Other pages or files live below it.
  })
}

/**
 * Renames every page `x/index.html` to `x.html`, the root page excepted. Where Gatsby wrote both
 * (its own `404.html`), both stay.
 *
 * @param publicDir the folder of a finished build
 * @returns how many files were renamed
 */
export async function flatten(publicDir: string): Promise<number> {
  let renamed = 0
  for (const file of await htmlFiles(publicDir)) {
    if (!file.endsWith(INDEX)) continue
    const page = file.slice(0, -INDEX.length)
    if (!(await isPage(publicDir, page)) || (await isPage(publicDir, `${page}.html`))) continue
    await rename(join(publicDir, file), join(publicDir, `${page}.html`))
    await removeIfEmpty(join(publicDir, page))
    renamed += 1
  }
  return renamed
}

/**
 * Undoes {@link flatten}: every page `x.html` becomes `x/index.html` again. A page that a build
 * wrote anew at `x/index.html` before it was interrupted is kept, and its old flat file removed.
 *
 * @param publicDir the folder of the last build; one that does not exist is left alone
 * @returns how many files were put back
 */
export async function restore(publicDir: string): Promise<number> {
  let restored = 0
  for (const file of await htmlFiles(publicDir)) {
    const page = file.slice(0, -'.html'.length)
    if (file.endsWith(INDEX) || file === 'index.html') continue
    if (!(await isPage(publicDir, page)) || (await isPage(publicDir, file))) continue
    const target = join(publicDir, page, 'index.html')
    if (await exists(target)) {
      await rm(join(publicDir, file))
      continue
    }
    await mkdir(dirname(target), { recursive: true })
    await rename(join(publicDir, file), target)
    restored += 1
  }
  return restored
}
