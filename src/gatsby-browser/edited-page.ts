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

const currentAddress = () => window.location.pathname + window.location.search

const hasResult = (value: unknown): value is { readonly result: object } =>
  typeof value === 'object' &&
  value !== null &&
  'result' in value &&
  typeof value.result === 'object' &&
  value.result !== null

/** The page in view as an edit of content has made it, for as long as Gatsby does not know of that. */
export class EditedPage {
  /** Of what was asked for last. */
  #address = ''
  #result: object | null = null
  #question = 0
  #shown: { readonly of: LoadedPage; readonly as: LoadedPage } | null = null

  constructor() {
    window.___emitter.on('pageQueryResult', () => void this.ask())
  }

  /** The page in view as it was edited, if it was. The first time that it is in view, that is asked for. */
  over(page: LoadedPage | undefined): LoadedPage | undefined {
    if (this.#address !== currentAddress()) void this.ask()
    if (!page || this.#result === null) return page
    // Gatsby compares what it is given by identity.
    if (this.#shown?.of === page) return this.#shown.as
    this.#shown = { of: page, as: { ...page, ...{ json: this.#result } } }
    return this.#shown.as
  }

  /** Asks the development server, and shows what it answers. When nothing is answered all stays as it is. */
  async ask(): Promise<void> {
    const address = currentAddress()
    if (address !== this.#address) this.#result = null
    this.#address = address
    this.#question += 1
    const question = this.#question
    const body: unknown = await fetch(`${EDITED_PAGE}?${new URLSearchParams({ address })}`)
      .then((response) => (response.status === 200 ? response.json() : response.ok && null))
      .catch(() => false)
    if (body === false || question !== this.#question) return
    const result = hasResult(body) ? body.result : null
    if (result === null && this.#result === null) return
    this.#result = result
    this.#shown = null
    window.___emitter.emit('serverDataResult')
  }
}
