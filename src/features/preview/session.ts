import { create } from 'zustand'
import { siteOfPath } from '../../routes'
import { askForPage, isPageError, type Failure, type PageAnswer } from './ask'

/** How often the page in view is asked for while one looks at it, in milliseconds. */
export const INTERVAL_MS = 5000

/** What is known of a page's draft. */
export interface PageState {
  readonly answer: PageAnswer | null
  readonly etag: string | null
  /** Why the last question had no answer. */
  readonly failure: Failure | null
  /** When the service was last heard of this page, as `Date.now()` has it. */
  readonly heardAt: number | null
}

/** The error that the draft of a page makes of it. */
export const errorOf = (page: Pick<PageState, 'failure'> | undefined): Failure | null =>
  page?.failure && isPageError(page.failure) ? page.failure : null

/** Whether the drafts have a page, if only an error. */
export const isThere = (page: Pick<PageState, 'answer' | 'failure'> | undefined): boolean =>
  Boolean(page?.answer ?? errorOf(page))

export type Version = 'draft' | 'published'

/** What a tab with a preview knows and shows. */
export interface Session {
  /** The page in view. */
  readonly path: string
  readonly pages: Readonly<Record<string, PageState>>
  readonly version: Version
  /** What has changed is marked on the page, in so many places. */
  readonly marks: boolean
  readonly marked: number
  readonly isAsking: boolean
}

const unknown: PageState = { answer: null, etag: null, failure: null, heardAt: null }

export const initialSession: Session = {
  path: '/',
  pages: {},
  version: 'draft',
  marks: false,
  marked: 0,
  isAsking: false,
}

/** The one store of a preview. Read it with a selector; act below. */
export const useSession = create<Session>()(() => initialSession)

/** Whether a failure leaves nothing of a draft to show: the service was heard, and there is none. */
const endsDraft = (failure: Failure) =>
  [403, 404, 422].includes(failure.status) || isPageError(failure)

export const pageState = (path: string): PageState => useSession.getState().pages[path] ?? unknown

const keep = (path: string, page: PageState): void =>
  useSession.setState(({ pages }) => ({ pages: { ...pages, [path]: page } }))

/** Fetches the code by which a draft is rendered. */
export type Prepare = (answer: PageAnswer) => Promise<void>

const asking = new Map<string, Promise<PageState>>()

async function askNow(token: string, path: string, prepare: Prepare): Promise<PageState> {
  const known = pageState(path)
  const answer = await askForPage(token, siteOfPath(path), path, known.answer && known)
  if (answer.kind === 'failed') {
    const { failure } = answer
    return endsDraft(failure) ? { ...unknown, failure } : { ...known, failure }
  }
  const heardAt = Date.now()
  if (answer.kind === 'unchanged') return { ...known, failure: null, heardAt }
  try {
    await prepare(answer.body)
  } catch {
    return { ...known, failure: { status: 0, isRemoved: false, faults: [] } }
  }
  return { answer: answer.body, etag: answer.etag, failure: null, heardAt }
}

/**
 * Asks for a page and keeps what is answered; who asks meanwhile gets the same answer. A draft that has not been
 * compared is at once asked for again.
 */
export function askOnce(token: string, path: string, prepare: Prepare): Promise<PageState> {
  const known = asking.get(path)
  if (known) return known
  useSession.setState({ isAsking: true })
  const answer = askNow(token, path, prepare)
    .then((page) => {
      keep(path, page)
      return page
    })
    .finally(() => {
      asking.delete(path)
      useSession.setState({ isAsking: asking.size > 0 })
    })
    .then((page) => {
      if (page.answer?.draft === null && !page.failure) void askOnce(token, path, prepare)
      return page
    })
  asking.set(path, answer)
  return answer
}

/** The page in view is another one, on which nothing is marked. */
export const visit = (path: string): void =>
  useSession.setState((session) => (session.path === path ? session : { path, marks: false }))

/** Compares draft and published version. */
export const showVersion = (version: Version): void => useSession.setState({ version })

/** Marks what has changed, or not. */
export const showMarks = (marks: boolean): void => useSession.setState({ marks, marked: 0 })

/** So many places have been marked. */
export const countMarks = (marked: number): void => useSession.setState({ marked })

/**
 * Asks for the page in view as long as one looks at it: now and then, and when the tab comes to the
 * front. Not after a token was refused, which no repetition makes valid.
 *
 * @returns ends it
 */
export function keepAsking(askAgain: (path: string) => void): () => void {
  const askIfSeen = () => {
    const { path, isAsking } = useSession.getState()
    if (document.visibilityState !== 'visible' || isAsking) return
    if (pageState(path).failure?.status !== 403) askAgain(path)
  }
  const timer = setInterval(askIfSeen, INTERVAL_MS)
  document.addEventListener('visibilitychange', askIfSeen)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', askIfSeen)
  }
}
