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
  type RefObject,
} from 'react'
import { markHydrated, type ControlState } from './changed-controls'
import { queueHydration, trackPendingHydration } from './hydration-queue'
import { HydrationTree, isServer, useIsHydrating } from './hydration-tree'
import { replay } from './replay'

/** What the root element of a part gets: `data-static` as long as it is static HTML. */
export interface HydrationRootProps {
  readonly ref: (element: Element | null) => void
  readonly 'data-static': '' | undefined
}

interface HydratedProps {
  /** How a visitor has left form controls in it. */
  readonly changed: RefObject<readonly ControlState[]>
  readonly isSent: boolean
  readonly onHydrated: (isHydrated: boolean) => void
  readonly children: ReactElement
}

/** Says when its children are hydrated, and replays what a visitor did to them before. */
function Hydrated({ changed, isSent, onHydrated, children }: HydratedProps) {
  const isRendered = useRef(!isSent)
  useLayoutEffect(() => {
    isRendered.current = true
  }, [])
  useEffect(() => {
    onHydrated(true)
    if (changed.current) void replay(changed.current)
  }, [changed, onHydrated])
  return <HydrationTree.Provider value={isRendered}>{children}</HydrationTree.Provider>
}

/** Suspends until the queue comes to it: meanwhile Suspense leaves the server's HTML as it is. */
const deferHydrated = (ready?: () => Promise<unknown>): ComponentType<HydratedProps> =>
  lazy(async () => {
    await ready?.()
    await queueHydration()
    return { default: Hydrated }
  })

/** What a part's root element gets, and how a visitor has left the form controls in it. */
function useHydrationRoot(isSent: boolean) {
  const changed = useRef<readonly ControlState[] | null>(null)
  const [root] = useState<HydrationRootProps>(() => ({
    ref: (element) => {
      if (element && isSent) changed.current = markHydrated(element)
    },
    'data-static': isSent || isServer ? '' : undefined,
  }))
  return { root, changed }
}

/**
 * A part of a page that is hydrated by itself, in a task of its own (progressive hydration):
 * hydrating a page is then many short tasks, and a visitor's click never waits for all of them. The
 * server's HTML stays as it is meanwhile, and is not rendered again; what changes on the page before
 * a part is hydrated, the part shows when it is. What a visitor does to a part before that is
 * replayed then. Rendered in the browser alone, parts are deferred only where a page's top comes first
 * (`TopFirst`).
 *
 * @param after what the part waits for, as code that is fetched when a visitor may be about to use it; never
 *   fails. The page counts as hydrated without it
 * @param load fetches code that the part needs at once; never fails
 * @param children renders exactly one element of HTML, with the attributes that it is given
 */
export function DeferredHydration({
  after,
  load,
  children,
}: {
  after?: () => Promise<unknown>
  load?: () => Promise<unknown>
  children: (root: HydrationRootProps) => ReactElement
}) {
  const [isSent] = useState(useIsHydrating())
  const { isLater } = useContext(HydrationTree)
  const [isLate] = useState(() => isSent || isLater?.())
  const { root, changed } = useHydrationRoot(isSent)
  const part = useMemo(() => children(root), [children, root])
  const [sent] = useState(part)
  const [Part] = useState<ComponentType<HydratedProps>>(() =>
    isLate ? deferHydrated(after ?? load) : Hydrated,
  )
  const [isHydrated, setHydrated] = useState(!isLate)
  const shown = isHydrated ? part : sent
  const isCounted = !isHydrated && !after
  // Parts within this one have been counted when it is no longer.
  useEffect(() => (isCounted ? trackPendingHydration() : undefined), [isCounted])
  return useMemo(
    () => (
      <Suspense fallback={null}>
        <Part changed={changed} isSent={isSent} onHydrated={setHydrated}>
          {shown}
        </Part>
      </Suspense>
    ),
    [Part, changed, isSent, shown],
  )
}
