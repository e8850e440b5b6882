import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { useNearViewport } from '../../ui/hydration/use-near-viewport'
import { LoadingFigures, Failure, PublishedFigures } from './published-figures'
import type { LiveDataProps } from './live-data'
import * as css from './technical-data.module.css'

type Part = ComponentType<LiveDataProps>

/** The part that asks for the data, whose code is fetched once it is wanted. */
function useLiveData(wanted: boolean) {
  const [Live, setLive] = useState<Part | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!wanted || failed) return undefined
    let here = true
    import('./live-data').then(
      ({ LiveData }) => here && setLive(() => LiveData),
      () => here && setFailed(true),
    )
    return () => {
      here = false
    }
  }, [wanted, failed])
  return { Live, failed, retry: () => setFailed(false) }
}

/**
 * Technical data of a product version, fetched when they come near the viewport. Until they
 * are there, when they do not come, and without JavaScript the published key figures are shown instead,
 * under that name. Their height is reserved, so that nothing below shifts.
 */
export function TechnicalData(props: LiveDataProps) {
  const { versionTitle, published } = props
  const { ref, near } = useNearViewport<HTMLDivElement>()
  const { Live, failed, retry } = useLiveData(near)
  if (Live) return <Live {...props} />
  return (
    <div ref={ref} className={css.data} data-height="pending" aria-busy={near && !failed}>
      <p className={css.version}>{versionTitle}</p>
      {failed && <Failure reason="other" onRetry={retry} />}
      {failed ? <PublishedFigures figures={published} /> : <LoadingFigures figures={published} />}
    </div>
  )
}
