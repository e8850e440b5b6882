import type { ReactNode } from 'react'
import { useState } from 'react'
import { takesOver } from './hydration'

interface StaticUntilProps {
  /** True as soon as a visitor wants what is inside. */
  readonly wanted: boolean
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A part of the static HTML that no script touches before a visitor wants it: links are there and
 * work, but nothing is spent on making them React's. Once wanted it stays so.
 */
export function StaticUntil({ wanted, className, children }: StaticUntilProps) {
  const [isStatic] = useState(takesOver)
  const [woken, setWoken] = useState(!isStatic)
  if (wanted && !woken) setWoken(true)
  return woken || wanted ? (
    <div className={className}>{children}</div>
  ) : (
    <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  )
}
