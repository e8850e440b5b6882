import { Component, type ReactNode } from 'react'
import { reloadAfterChunkFailure } from '../../ui/lazy/chunk-failure'
import { normaliseError, type NormalisedError } from './normalise-error'

interface ErrorBoundaryProps {
  /** What is shown in place of the children once they have failed. */
  readonly fallback: (error: NormalisedError) => ReactNode
  /** The address of the page: with another one the children are tried again. */
  readonly path: string
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly failure: {
    readonly error: NormalisedError
    /** Where it happened. */
    readonly path: string
    /** The page is being reloaded: nothing is shown until it is back. */
    readonly reloading: boolean
  } | null
}

/**
 * Keeps an error that is thrown while something is rendered in the browser from taking the whole page
 * with it. In the static build there are no boundaries: a page that cannot be rendered ends the build.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null }

  override componentDidCatch(error: unknown): void {
    console.error(error)
    this.setState({
      failure: {
        error: normaliseError(error),
        path: this.props.path,
        reloading: reloadAfterChunkFailure(error),
      },
    })
  }

  override componentDidUpdate(): void {
    const { failure } = this.state
    if (failure && failure.path !== this.props.path) this.setState({ failure: null })
  }

  override render(): ReactNode {
    const { failure } = this.state
    const { children, fallback, path } = this.props
    if (!failure || failure.path !== path) return children
    return failure.reloading ? null : fallback(failure.error)
  }
}
