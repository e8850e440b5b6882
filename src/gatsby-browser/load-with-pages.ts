import type { GatsbyLoader, LoadedPage } from './loader'

/** Code that is fetched when it is first needed. */
interface LaterCode {
  readonly load: () => Promise<unknown>
  readonly preload: () => void
}

/**
 * Makes every page after the first come with code that the first one does without, and with what stands
 * around it; the code is fetched ahead with pages.
 *
 * @param loadAround fetches what a page has around it
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
