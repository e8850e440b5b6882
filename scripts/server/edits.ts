import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { EDITED_PAGE, EDITS, MADE } from '../../src/gatsby-browser/edits-address'
import { complain } from '../explained'
import { MAX_BODY_BYTES, readBody } from './body'
import type { EditedPages } from './edited-pages'
import { sendText } from './send'

/** Gatsby's endpoint for webhooks of a content service; its variable switches it on (scripts/gatsby.ts). */
const REFRESH = '/__refresh'
const RETRY_MS = 500
/** Of an edit pages are to hear first, and what is saved in a row is one edit to Gatsby, which takes its time for each. */
const REFRESH_AFTER_MS = 1500
/** When all pages are made Gatsby runs the queries of those in view, and sends them what is other than before. */
const QUERIES_MS = 3000

const fail = (response: ServerResponse) => (error: unknown) => {
  complain(error)
  // What is done after an answer fails, too.
  if (!response.headersSent) response.writeHead(500)
  response.end()
}

/** What is done about edits in development: pages in view hear of them at once, and Gatsby a moment later. */
export class Edits {
  readonly #listening = new Set<ServerResponse>()
  #isClosed = false
  #refreshed = Promise.resolve()
  #waiting: NodeJS.Timeout | undefined
  #settling: NodeJS.Timeout | undefined

  constructor(
    private readonly gatsbyPort: number,
    private readonly pages: EditedPages,
  ) {}

  /**
   * Answers what is asked for at an address of its own, and hears of what a content service elsewhere tells Gatsby.
   *
   * @returns whether it answers
   */
  answer(url: URL, request: IncomingMessage, response: ServerResponse): boolean {
    switch (url.pathname) {
      case EDITS:
        this.#listen(response)
        return true
      case EDITED_PAGE:
        this.#answerPage(url.searchParams.get('address') ?? '', response).catch(fail(response))
        return true
      case MADE:
        this.#hearOfPages(request, response).catch(fail(response))
        return true
      case REFRESH:
        this.#tell()
        return false
      default:
        return false
    }
  }

  /**
   * Content was edited, and is served. Gatsby asks for it as soon as it is ready, and once for edits that come in a row.
   */
  edited(): void {
    this.#tell()
    clearTimeout(this.#waiting)
    this.#waiting = setTimeout(() => {
      this.#refreshed = this.#refreshed.then(() => this.#refresh())
    }, REFRESH_AFTER_MS)
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#waiting)
    clearTimeout(this.#settling)
    for (const response of this.#listening) response.destroy()
  }

  #listen(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
    response.flushHeaders()
    this.#listening.add(response)
    response.on('close', () => this.#listening.delete(response))
  }

  async #answerPage(address: string, response: ServerResponse): Promise<void> {
    const page = await this.pages.page(address)
    response.writeHead(page ? 200 : 204, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    })
    response.end(page ? JSON.stringify(page) : undefined)
  }

  async #hearOfPages(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request, response)
    if (body.kind === 'gone') return
    if (body.kind === 'too-large') {
      sendText(request, response, 413, `The body is larger than ${MAX_BODY_BYTES} bytes.`)
      return
    }
    const time = Number(new TextDecoder().decode(body.bytes))
    response.writeHead(204).end()
    clearTimeout(this.#settling)
    // What Gatsby has not changed it does not send.
    this.#settling = setTimeout(() => this.#letAsk(), QUERIES_MS)
    await this.pages.made(time)
  }

  #tell(): void {
    this.pages.edited()
    this.#letAsk()
  }

  #letAsk(): void {
    for (const response of this.#listening) response.write('data:\n\n')
  }

  async #refresh(): Promise<void> {
    while (!this.#isClosed && !(await this.#askGatsby())) await pause(RETRY_MS)
  }

  #askGatsby(): Promise<boolean> {
    return fetch(`http://127.0.0.1:${this.gatsbyPort}${REFRESH}`, { method: 'POST' }).then(
      ({ ok }) => ok,
      () => false,
    )
  }
}
