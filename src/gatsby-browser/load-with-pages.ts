import type { GatsbyLoader, LoadedPage } from './loader'

/** Code that is fetched when it is first needed. */
interface LaterCode {
  readonly load: () => Promise<unknown>
  readonly preload: () => void
}

/**
 * Loads code that only later pages need together with the second page, and the parts around each
 * page. The code is fetched ahead with pages.
 *
 * @param loadAround fetches the parts around a page
 */
export function loadWithPages(
  loader: GatsbyLoader,
  code: LaterCode,
  loadAround: (page: LoadedPage | undefined) => Promise<void>,
): void {
  const { enqueue, loadPage } = loader
  loader.enqueue = (address) => {
    code.preload()
    enqueue(address)
  }
  loader.loadPage = async (address) => {
    const [page] = await Promise.all([loadPage(address), code.load()])
    await loadAround(page)
    return page
  }
}
