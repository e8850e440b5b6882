import type { GatsbyLoader } from './loader'

/** Code that is fetched when it is first needed. */
interface LaterCode {
  readonly load: () => Promise<unknown>
  readonly preload: () => void
}

/**
 * Makes every page after the first come with code that the first one does without, and fetches both
 * ahead together.
 */
export function loadWithPages(loader: GatsbyLoader, code: LaterCode): void {
  const { enqueue, loadPage } = loader
  loader.enqueue = (address) => {
    code.preload()
    enqueue(address)
  }
  loader.loadPage = async (address) => {
    const [page] = await Promise.all([loadPage(address), code.load()])
    return page
  }
}
