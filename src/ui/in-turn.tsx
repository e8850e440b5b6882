import {
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactElement,
} from 'react'
import { holdUnhydrated, hydrates, turn } from './hydration'

interface Held {
  /** Called when what it holds is hydrated. */
  readonly onHydrated: () => void
  readonly children: ReactElement
}

function Free({ onHydrated, children }: Held) {
  useEffect(onHydrated, [onHydrated])
  return children
}

/** Draws what it holds once its turn has come: until then React leaves the server's HTML as it is. */
const heldBack = (): ComponentType<Held> => lazy(() => turn().then(() => ({ default: Free })))

/**
 * A part of a page that is hydrated by itself, in a task of its own: hydrating a page is then many
 * short tasks, and a visitor's press never waits for all of them. The server's HTML stays as it is
 * meanwhile, and is not drawn anew; what changes on the page while a part waits, the part shows when
 * it is hydrated.
 *
 * @param children one element, which must draw exactly one element of HTML: what React finds again
 */
export function InTurn({ children }: { children: ReactElement }) {
  const [sent] = useState(() => (hydrates() ? children : null))
  const [Holder] = useState<ComponentType<Held>>(() => (sent ? heldBack() : Free))
  const [isHydrated, setHydrated] = useState(sent === null)
  const shown = !isHydrated && sent ? sent : children
  // Parts within this one have told of themselves when it stops to.
  useEffect(() => (isHydrated ? undefined : holdUnhydrated()), [isHydrated])
  return useMemo(
    () => (
      <Suspense fallback={null}>
        <Holder onHydrated={() => setHydrated(true)}>{shown}</Holder>
      </Suspense>
    ),
    [Holder, shown],
  )
}
