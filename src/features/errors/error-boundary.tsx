import { Component, type ReactNode } from 'react'
import { reloadAfterChunkFailure } from '../../ui/lazy/chunk-failure'
import { normaliseError, type NormalisedError } from './normalise-error'
import { reportError } from './report-error'

interface ErrorBoundaryProps {
  /** What the children are, in reports: `page`. */
  readonly name: string
  /** What is shown in place of the children once they have failed. */
  readonly fallback: (error: NormalisedError, retry: () => void) => ReactNode
  /** What the children show, such as the address of the page: with another one they are tried again. */
  readonly subject: unknown
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly failure: {
    readonly error: NormalisedError
    /** Of what it happened. */
    readonly subject: unknown
    /** The page is being reloaded: nothing is shown until it is back. */
    readonly reloading: boolean
  } | null
}

/**
 * Keeps an error that is thrown while something is rendered in the browser from taking the whole page
 * with it, and reports it. In the static build there are no boundaries: a page that cannot be rendered
 * ends the build.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null }

  override componentDidCatch(error: unknown): void {
    const { name, subject } = this.props
    const reloading = reloadAfterChunkFailure(error)
    console.error(error)
    if (!reloading) reportError(error, name)
    this.setState({ failure: { error: normaliseError(error), subject, reloading } })
  }

  override componentDidUpdate(): void {
    const { failure } = this.state
    if (failure && failure.subject !== this.props.subject) this.retry()
  }

  readonly retry = (): void => this.setState({ failure: null })

  override render(): ReactNode {
    const { failure } = this.state
    const { children, fallback, subject } = this.props
    if (!failure || failure.subject !== subject) return children
    return failure.reloading ? null : fallback(failure.error, this.retry)
  }
}
