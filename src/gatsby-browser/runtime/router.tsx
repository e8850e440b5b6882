import {
  cloneElement,
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react'

/*
 * The replacement for `@gatsbyjs/reach-router` in Gatsby (see `routerAlias`): in development, in
 * the static rendering and in browsers. Gatsby gives the router one route, for the page that it has
 * looked up itself. So the router has no choice to make. It follows the address, and moves the
 * focus to a new page.
 */

/**
 * A location: the parts of the browser's that Gatsby or a page reads, and the state of the step to
 * it.
 */
export interface RouterLocation extends Pick<Location, 'pathname' | 'search' | 'hash' | 'href'> {
  readonly state: unknown
  /** Differs from step to step; `initial` for a step that no script made. */
  readonly key: string
  /** The kind of step; Gatsby writes it here. */
  readonly action?: Step['action']
}

interface Step {
  readonly location: RouterLocation
  readonly action: 'PUSH' | 'POP'
}

interface NavigateOptions {
  readonly replace?: boolean
  readonly state?: object
}

const keyOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : undefined

function here(): RouterLocation {
  const { pathname, search, hash, href } = window.location
  const state: unknown = window.history.state
  return {
    ...{ search, hash, href, state },
    // In the form of Gatsby's page paths.
    pathname: encodeURI(decodeURI(pathname)),
    key: keyOf(state) || 'initial',
  }
}

/** The address of a page that is rendered to HTML. */
const there = (pathname: string): RouterLocation => ({
  ...{ pathname, search: '', hash: '', href: pathname, state: null },
  key: 'initial',
})

const isBrowser = typeof window !== 'undefined'
const listeners = new Set<(step: Step) => void>()
let location = isBrowser ? here() : there('/')
let isUnderWay = false
let complete = (): void => undefined

const tell = (action: Step['action']): void => {
  location = here()
  for (const listener of listeners) listener({ location, action })
}
if (isBrowser) window.addEventListener('popstate', () => tell('POP'))

/** Makes a step to another address. */
export function navigate(
  to: string,
  { state, replace = false }: NavigateOptions = {},
): Promise<void> {
  // A step that the next one overtakes adds no entry to the history.
  const method = replace || isUnderWay ? 'replaceState' : 'pushState'
  window.history[method]({ ...state, key: String(Date.now()) }, '', to)
  isUnderWay = true
  const done = new Promise<void>((resolve) => {
    complete = resolve
  })
  tell('PUSH')
  return done
}

/** The steps of this window. */
export const globalHistory = {
  get location() {
    return location
  },
  navigate,
  listen: (listener: (step: Step) => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Gatsby's base for relative addresses; this site has none. */
export const BaseContext = createContext({})

/**
 * Takes the focus from content that gives way to another page's. Otherwise the browser would style
 * and lay out a half-made page at once, because the focused element is removed.
 */
const leaveContent = () => document.querySelector<HTMLElement>('main :focus')?.blur()

interface LocationProps {
  readonly children: (shown: { readonly location: RouterLocation }) => ReactNode
}

/** Renders with the address, again after each step. */
export function Location({ children }: LocationProps) {
  const [shown, setShown] = useState(location)
  useEffect(() => {
    isUnderWay = false
    complete()
  }, [shown])
  useEffect(() => {
    let here = true
    let path = location.pathname
    const show = (next: RouterLocation) => {
      if (!here) return
      if (next.pathname !== path) leaveContent()
      path = next.pathname
      setShown(next)
    }
    const stop = globalHistory.listen((step) => requestAnimationFrame(() => show(step.location)))
    return () => {
      here = false
      stop()
    }
  }, [])
  return <>{children({ location: shown })}</>
}

const RenderedLocation = createContext(location)

/** Renders a page to HTML with its path. */
export const ServerLocation = ({ url, children }: { url: string; children: ReactNode }) => (
  <RenderedLocation.Provider value={there(url)}>{children}</RenderedLocation.Provider>
)

interface RouterProps extends HTMLAttributes<HTMLDivElement> {
  readonly basepath?: string
  readonly baseuri?: string
  /** Absent in the static rendering. */
  readonly location?: RouterLocation
  readonly children: ReactElement<{ readonly location?: RouterLocation | undefined }>
}

/** The element around a page. It gets the focus when another page has replaced the one before. */
export function Router({
  basepath: _,
  baseuri: __,
  location: given,
  children,
  ...attributes
}: RouterProps) {
  const rendered = useContext(RenderedLocation)
  const at = given ?? rendered
  const ref = useRef<HTMLDivElement>(null)
  const focused = useRef(at.pathname)
  useEffect(() => {
    if (focused.current === at.pathname) return
    focused.current = at.pathname
    ref.current?.focus()
  }, [at])
  return (
    <div {...attributes} ref={ref} tabIndex={-1}>
      {cloneElement(children, { location: at })}
    </div>
  )
}

/**
 * The route of an address among routes with patterns. There are none: each page has one path.
 *
 * @throws when there is such a route
 */
export function pick(routes: readonly unknown[]): null {
  if (routes.length > 0) throw new Error('A page has a pattern (docs/gatsby.md)')
  return null
}

/* Imports of Gatsby's link, `Script` and Head API that no page here uses. */

/** All addresses of pages are absolute. */
export const resolve = (address: string): string => address
export const Link = 'a'
export const LocationProvider = 'div'
export const useLocation = (): RouterLocation => useContext(RenderedLocation)
