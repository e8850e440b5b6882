import type { ReactNode } from 'react'
import { LoadFailed } from '../../ui/lazy/load-failed'
import { ErrorBoundary } from './error-boundary'

interface RetryBoundaryProps {
  /** Its name in reports. */
  readonly name: string
  /** Its subject: with another one it is tried again. */
  readonly subject?: unknown
  /** `dark` for a part over the page. */
  readonly tone?: 'dark'
  readonly children: ReactNode
}

/**
 * An independent part of a page: a failing part does not take down the page. A message with a retry
 * button replaces it.
 */
export const RetryBoundary = ({ name, subject, tone, children }: RetryBoundaryProps) => (
  <ErrorBoundary
    name={name}
    subject={subject}
    fallback={(_, retry) => <LoadFailed tone={tone} onRetry={retry} />}
  >
    {children}
  </ErrorBoundary>
)
