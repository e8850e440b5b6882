import {
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactElement,
  type RefObject,
} from 'react'
import { holdUnhydrated, hydrates, isServer, turn } from './hydration'
import { markHydrated, type ControlState } from './changed-controls'

/** What the element of a part gets: `data-static` as long as it is static HTML. */
export interface PartRoot {
  readonly ref: (element: Element | null) => void
  readonly 'data-static': '' | undefined
}

interface Held {
  /** How a visitor has left form controls in it. */
  readonly changed: RefObject<readonly ControlState[]>
  /** Called when what it holds is hydrated. */
  readonly onHydrated: (isHydrated: boolean) => void
  readonly children: ReactElement
}

/** Hardly anyone is faster than the scripts, so what does things again is fetched for those few. */
function replayIfAny(states: readonly ControlState[] | null): void {
  if (!states || (states.length === 0 && !window.earlyClicks?.size)) return
  void import('./replay').then(({ replay }) => replay(states))
}

function Free({ changed, onHydrated, children }: Held) {
  useEffect(() => {
    onHydrated(true)
    replayIfAny(changed.current)
  }, [changed, onHydrated])
  return children
}

/** Draws what it holds once its turn has come: until then React leaves the server's HTML as it is. */
const heldBack = (): ComponentType<Held> => lazy(() => turn().then(() => ({ default: Free })))

/** What a part's element gets, and how a visitor has left the form controls in it. */
function usePart(isSent: boolean) {
  const changed = useRef<readonly ControlState[] | null>(null)
  const [root] = useState<PartRoot>(() => ({
    ref: (element) => {
      if (element && isSent) changed.current = markHydrated(element)
    },
    'data-static': isSent || isServer ? '' : undefined,
  }))
  return { root, changed }
}

/**
 * A part of a page that is hydrated by itself, in a task of its own: hydrating a page is then many
 * short tasks, and a visitor's press never waits for all of them. The server's HTML stays as it is
 * meanwhile, and is not drawn anew; what changes on the page while a part waits, the part shows when
 * it is hydrated. What a visitor does to a part before that is done again then.
 *
 * @param children draws exactly one element of HTML, with the attributes that it is given
 */
export function InTurn({ children }: { children: (root: PartRoot) => ReactElement }) {
  const [isSent] = useState(hydrates)
  const { root, changed } = usePart(isSent)
  const part = useMemo(() => children(root), [children, root])
  const [sent] = useState(part)
  const [Holder] = useState<ComponentType<Held>>(() => (isSent ? heldBack() : Free))
  const [isHydrated, setHydrated] = useState(!isSent)
  const shown = isHydrated ? part : sent
  // Parts within this one have told of themselves when it stops to.
  useEffect(() => (isHydrated ? undefined : holdUnhydrated()), [isHydrated])
  return useMemo(
    () => (
      <Suspense fallback={null}>
        <Holder changed={changed} onHydrated={setHydrated}>
          {shown}
        </Holder>
      </Suspense>
    ),
    [Holder, changed, shown],
  )
}
