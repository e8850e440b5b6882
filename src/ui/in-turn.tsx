import { lazy, Suspense, useState, type ComponentType, type ReactElement } from 'react'
import { takesOver, turn } from './hydration'

interface Held {
  readonly children: ReactElement
}

const Free = ({ children }: Held) => children

/** Draws what it holds once its turn has come: until then React leaves the server's HTML as it is. */
const heldBack = (): ComponentType<Held> => lazy(() => turn().then(() => ({ default: Free })))

/**
 * A part of a page that is taken over by itself, in a task of its own: taking over a page is then many
 * short tasks, and a visitor's press never waits for all of them. The server's HTML stays as it is
 * meanwhile, and is not drawn anew.
 *
 * @param children one element, which must draw exactly one element of HTML: what React finds again
 */
export function InTurn({ children }: { children: ReactElement }) {
  const [Holder] = useState<ComponentType<Held>>(() => (takesOver() ? heldBack() : Free))
  return (
    <Suspense fallback={null}>
      <Holder>{children}</Holder>
    </Suspense>
  )
}
