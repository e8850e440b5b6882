import { Component, type ReactNode } from 'react'
import { reloadAfterChunkFailure } from '../../ui/lazy/chunk-failure'
import { fieldOf } from '../../contract/is-object'
import { reportError } from './report-error'

/** An error as a visitor sees it (requirements 8). */
interface NormalisedError {
  readonly message: string
  /** An HTTP status; 500 if the error has none. */
  readonly statusCode: number
}

const DEFAULT_STATUS = 500

const isStatus = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599

/** Any thrown value → message and status: its `statusCode`, its `status`, or its response's. */
export function normaliseError(error: unknown): NormalisedError {
  const message = fieldOf(error, 'message')
  const candidates = [
    fieldOf(error, 'statusCode'),
    fieldOf(error, 'status'),
    fieldOf(fieldOf(error, 'response'), 'status'),
  ]
  return {
    message: typeof message === 'string' ? message : String(error),
    statusCode: candidates.find(isStatus) ?? DEFAULT_STATUS,
  }
}

interface ErrorBoundaryProps {
  /** The name of the children in reports: `page`. */
  readonly name: string
  /** Rendered in place of the children after they have failed. */
  readonly fallback: (error: NormalisedError, retry: () => void) => ReactNode
  /**
   * The subject of the children, such as the address of the page: with another one they are tried
   * again.
   */
  readonly subject: unknown
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly failure: {
    readonly error: NormalisedError
    /** The subject when the error happened. */
    readonly subject: unknown
    /** The page is being reloaded: nothing is shown until it is back. */
    readonly reloading: boolean
  } | null
}

/**
 * Catches an error of rendering in the browser, so that it does not take down the whole page, and
 * reports it. The static build has no boundaries: a page that fails to render ends the build.
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
