import type { ReactNode } from 'react'
import { LoadFailed } from '../../ui/lazy/load-failed'
import { ErrorBoundary } from './error-boundary'

interface PartProps {
  /** What it is, in reports. */
  readonly name: string
  /** What it shows: with something else it is tried again. */
  readonly subject?: unknown
  /** `dark` for what lies over the page. */
  readonly tone?: 'dark'
  readonly children: ReactNode
}

/**
 * An independent part of a page: when it breaks it costs itself and not the page. In its place stands
 * that it could not be had, and a way to try again.
 */
export const Part = ({ name, subject, tone, children }: PartProps) => (
  <ErrorBoundary
    name={name}
    subject={subject}
    fallback={(_, retry) => <LoadFailed tone={tone} onRetry={retry} />}
  >
    {children}
  </ErrorBoundary>
)
