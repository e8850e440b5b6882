import {
  lazy,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'
import { retryUntilLoaded } from '../lazy/retry-until-loaded'
import { HydrationTree, isServer, useIsHydrating } from './hydrating'
import { firstInteraction } from './interaction'
import { queueHydration, trackPending } from './queue'
import { markHydrated, replay, type ControlState } from './replay'

/** The attributes of an island's root element: `data-static` while it is static HTML. */
export interface HydrateRootProps {
  readonly ref: (element: Element | null) => void
  readonly 'data-static': '' | undefined
}

interface HydrateProps {
  /** `now`: in its turn, as soon as the page is there. `interaction`: with the first sign of a visitor. */
  readonly when: 'now' | 'interaction'
  /** Fetches code and data that the island needs. It is retried until it succeeds. */
  readonly load?: (() => Promise<unknown>) | undefined
  /** Renders exactly one element of HTML, with the attributes that it is given. */
  readonly children: (root: HydrateRootProps) => ReactElement
}

interface IslandProps {
  readonly isHydrating: boolean
  readonly onHydrated: () => void
  readonly children: ReactElement
}

/** Reports that its children are hydrated. Components that mount in it later hydrate nothing. */
function Island({ isHydrating, onHydrated, children }: IslandProps) {
  const isRendered = useRef(!isHydrating)
  useLayoutEffect(() => {
    isRendered.current = true
  }, [])
  useEffect(onHydrated, [onHydrated])
  return <HydrationTree.Provider value={isRendered}>{children}</HydrationTree.Provider>
}

/** Suspends until the queue reaches it: meanwhile Suspense leaves the server's HTML as it is. */
const deferred = ({ when, load }: HydrateProps): ComponentType<IslandProps> =>
  lazy(async () => {
    if (when === 'interaction') await firstInteraction()
    if (load) await retryUntilLoaded(load)
    await queueHydration()
    return { default: Island }
  })

/**
 * An island: a part of a page that is hydrated independently, in a task of its own
 * (docs/hydration.md). Meanwhile the server's HTML stays as it is, and is not rendered again. Once
 * hydrated, the island shows the page's later changes and replays the visitor's actions. On pages
 * that only the browser renders, islands are deferred only where a page's top comes first
 * (`PageIslands`).
 */
export function Hydrate(props: HydrateProps) {
  const { when, children } = props
  const { isBelowTop } = useContext(HydrationTree)
  const [isHydrating] = useState(useIsHydrating())
  const [isDeferred] = useState(() => isHydrating || isBelowTop?.() === true)
  const [isHydrated, setHydrated] = useState(!isDeferred)
  const [Part] = useState(() => (isDeferred ? deferred(props) : Island))
  const changed = useRef<readonly ControlState[]>()
  const [{ root, onHydrated }] = useState(() => {
    const root: HydrateRootProps = {
      ref: (element) => {
        if (element && isHydrating) changed.current = markHydrated(element)
      },
      'data-static': isHydrating || isServer ? '' : undefined,
    }
    return { root, onHydrated: () => setHydrated(true) }
  })
  // Effects of the island have changed the states of components, which are rendered together with
  // this one: the listeners then know them.
  useLayoutEffect(() => {
    if (isHydrated && changed.current) void replay(changed.current)
  }, [isHydrated])
  const part = useMemo(() => children(root), [children, root])
  const [first] = useState(part)
  const shown = isHydrated ? part : first
  const isPending = !isHydrated && when === 'now'
  // Islands within this one have been counted when it is no longer.
  useEffect(() => (isPending ? trackPending() : undefined), [isPending])
  // A boundary that is rendered again before it is hydrated loses the server's HTML.
  return useMemo(
    () => (
      <Suspense fallback={null}>
        <Part isHydrating={isHydrating} onHydrated={onHydrated}>
          {shown}
        </Part>
      </Suspense>
    ),
    [Part, isHydrating, onHydrated, shown],
  )
}

/** A tree that renders its first island at once, and the others after the browser has painted. */
function fromItsTop() {
  let islands = 0
  let isNew = true
  setTimeout(() => {
    isNew = false
  })
  return { current: true, isBelowTop: () => isNew && islands++ > 0 }
}

interface PageIslandsProps {
  /** Whether a link has led to the page's top. A step back, or to a place on the page, needs all of it. */
  readonly fromTop: boolean
  readonly children: ReactNode
}

/**
 * The islands of a page. After navigation to its top the first one is rendered with the page, the
 * others in order, a task each.
 */
export function PageIslands({ fromTop, children }: PageIslandsProps) {
  const around = useContext(HydrationTree)
  const [tree] = useState(() => (fromTop ? fromItsTop() : around))
  return <HydrationTree.Provider value={tree}>{children}</HydrationTree.Provider>
}
