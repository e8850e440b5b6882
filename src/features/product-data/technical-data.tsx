import { useNearViewport } from '../../ui/hooks/use-near-viewport'
import { lazyComponent } from '../../ui/lazy/lazy-code'
import { useLazy } from '../../ui/lazy/use-lazy'
import { LoadingFigures, Failure, PublishedFigures } from './published-figures'
import type { LiveDataProps } from './live-data'
import * as css from './technical-data.module.css'

/** The part that fetches the data. */
const liveData = lazyComponent(async () => (await import('./live-data')).LiveData)

/**
 * Technical data of a product version, fetched when they come near the viewport. The published key
 * figures are shown, under that name, until the data are loaded, after a failure, and without
 * JavaScript. The height of the data is reserved, so that nothing below shifts.
 */
export function TechnicalData(props: LiveDataProps) {
  const { versionTitle, published } = props
  const { ref, near } = useNearViewport<HTMLDivElement>()
  const { Component: LiveData, failed, retry } = useLazy(liveData, near)
  if (LiveData) return <LiveData {...props} />
  return (
    <div
      ref={ref}
      className={css.data}
      data-height="pending"
      aria-busy={(near && !failed) || undefined}
    >
      <p className={css.version}>{versionTitle}</p>
      {failed && <Failure reason="other" onRetry={retry} />}
      {failed ? <PublishedFigures figures={published} /> : <LoadingFigures figures={published} />}
    </div>
  )
}
