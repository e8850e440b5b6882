import { create } from 'zustand'
import { pagePath, paginatedPathOf, siteOfPath } from '../../routes'
import type { PageAnswer } from '../protocol'
import { askForPage, isPageError, type Failure } from './ask'

/** How often the page in view is asked for while the tab is visible, in milliseconds. */
export const INTERVAL_MS = 5000

/** The state of a page's draft. */
export interface PageState {
  readonly answer: PageAnswer | null
  readonly etag: string | null
  /** Why the last request failed. */
  readonly failure: Failure | null
  /** When the service last answered for this page, as `Date.now()`. */
  readonly heardAt: number | null
}

/** The error that the draft makes of a page. */
export const errorOf = (page: Pick<PageState, 'failure'> | undefined): Failure | null =>
  page?.failure && isPageError(page.failure) ? page.failure : null

/** Whether the drafts have a page, if only an error. */
export const isThere = (page: Pick<PageState, 'answer' | 'failure'> | undefined): boolean =>
  Boolean(page?.answer ?? errorOf(page))

export type Version = 'draft' | 'published'

/** The state of a tab with a preview. */
export interface Session {
  /** The page in view. */
  readonly path: string
  readonly pages: Readonly<Record<string, PageState>>
  readonly version: Version
  /** Whether changes are marked on the page, and in how many places. */
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

/** The one store of a preview. Read it with a selector; change it with the functions below. */
export const useSession = create<Session>()(() => initialSession)

/**
 * Whether a failure means that there is no draft to show: the service has answered, and there is
 * none.
 */
const endsDraft = (failure: Failure) =>
  [403, 404, 422].includes(failure.status) || isPageError(failure)

export const pageState = (path: string): PageState => useSession.getState().pages[path] ?? unknown

const keep = (path: string, page: PageState): void =>
  useSession.setState(({ pages }) => ({ pages: { ...pages, [path]: page } }))

/** Fetches the code that renders a draft. */
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
 * Asks for a page and stores the answer; concurrent callers share one request. A draft that has not
 * been compared is asked for again at once.
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

/** The plan's path of the page at an address: pages of a list have paths of their own. */
export const pathOfPage = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  paginatedPathOf(pathname + search) ?? pagePath(pathname)

/** Sets the page in view; nothing is marked on the new page. */
export const visit = (path: string): void =>
  useSession.setState((session) => (session.path === path ? session : { path, marks: false }))

/** Switches between draft and published version. */
export const showVersion = (version: Version): void => useSession.setState({ version })

/** Turns the marking of changes on or off. */
export const showMarks = (marks: boolean): void => useSession.setState({ marks, marked: 0 })

/** Stores the number of marked places. */
export const countMarks = (marked: number): void => useSession.setState({ marked })

/**
 * Asks for the page in view while the tab is visible: at intervals, and when the tab comes to the
 * front. It stops after a token was refused, because a repeated request does not make it valid.
 *
 * @returns stops it
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
