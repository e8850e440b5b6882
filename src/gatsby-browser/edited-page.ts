import { EDITED_PAGE } from './edits-address'
import type { LoadedPage } from './loader'

declare global {
  interface Window {
    /** Gatsby's, in development: what renders the page takes it from the loader again at these events. */
    ___emitter: {
      on: (event: 'pageQueryResult', listener: () => void) => void
      emit: (event: 'serverDataResult') => void
    }
  }
}

/** Path and query of the page in view. */
export const currentAddress = () => window.location.pathname + window.location.search

/** Of a page's data what is shown. */
interface EditedData {
  readonly componentChunkName: string
  readonly result: object
}

const isEditedData = (value: unknown): value is EditedData =>
  typeof value === 'object' &&
  value !== null &&
  'componentChunkName' in value &&
  typeof value.componentChunkName === 'string' &&
  'result' in value &&
  typeof value.result === 'object' &&
  value.result !== null

/** The page in view as an edit of content has made it, for as long as Gatsby does not know of that. */
export class EditedPage {
  /** Of what was asked for last. */
  #address = ''
  #data: EditedData | null = null
  #question = 0
  #shown: { readonly of: LoadedPage; readonly as: LoadedPage } | null = null

  constructor() {
    window.___emitter.on('pageQueryResult', () => void this.ask())
  }

  /**
   * The page in view as it was edited, if it was and Gatsby has it with the same template. The first time that it is in
   * view, that is asked for.
   */
  over(page: LoadedPage | undefined): LoadedPage | undefined {
    if (this.#address !== currentAddress()) void this.ask()
    const data = this.#data
    if (!page || !data || data.componentChunkName !== page.page?.componentChunkName) return page
    // Gatsby compares what it is given by identity.
    if (this.#shown?.of === page) return this.#shown.as
    this.#shown = { of: page, as: { ...page, ...{ json: data.result } } }
    return this.#shown.as
  }

  /** Asks the development server, and shows what it answers. When nothing is answered all stays as it is. */
  async ask(): Promise<void> {
    const address = currentAddress()
    if (address !== this.#address) this.#data = null
    this.#address = address
    this.#question += 1
    const question = this.#question
    const body: unknown = await fetch(`${EDITED_PAGE}?${new URLSearchParams({ address })}`)
      .then((response) => (response.status === 200 ? response.json() : response.ok && null))
      .catch(() => false)
    if (body === false || question !== this.#question) return
    const wasShown = this.#shown !== null
    this.#data = isEditedData(body) ? body : null
    this.#shown = null
    if (this.#data || wasShown) window.___emitter.emit('serverDataResult')
  }
}
