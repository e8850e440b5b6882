import {
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactElement,
} from 'react'
import { takesOver, turn } from './hydration'

interface Held {
  /** Called when what it holds is there and answers. */
  readonly onTaken: () => void
  readonly children: ReactElement
}

function Free({ onTaken, children }: Held) {
  useEffect(onTaken, [onTaken])
  return children
}

/** Draws what it holds once its turn has come: until then React leaves the server's HTML as it is. */
const heldBack = (): ComponentType<Held> => lazy(() => turn().then(() => ({ default: Free })))

/**
 * A part of a page that is taken over by itself, in a task of its own: taking over a page is then many
 * short tasks, and a visitor's press never waits for all of them. The server's HTML stays as it is
 * meanwhile, and is not drawn anew; what changes on the page while a part waits, the part shows when
 * it has been taken over.
 *
 * @param children one element, which must draw exactly one element of HTML: what React finds again
 */
export function InTurn({ children }: { children: ReactElement }) {
  const [sent] = useState(() => (takesOver() ? children : null))
  const [Holder] = useState<ComponentType<Held>>(() => (sent ? heldBack() : Free))
  const [isTaken, setTaken] = useState(sent === null)
  const shown = !isTaken && sent ? sent : children
  return useMemo(
    () => (
      <Suspense fallback={null}>
        <Holder onTaken={() => setTaken(true)}>{shown}</Holder>
      </Suspense>
    ),
    [Holder, shown],
  )
}
