import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../ui/controls/button'
import { useSite } from '../../ui/site-context'
import type { Figure } from '../../ui/view-models'
import { LoadingFigures, Failure, PublishedFigures } from './published-figures'
import { DataTable, type DataGroup } from './data-table'
import * as css from './technical-data.module.css'
import { useProductData, type ProductDataState } from './use-product-data'
import { useReservedHeight } from './use-reserved-height'

export interface LiveDataProps {
  readonly code: string
  readonly versionTitle: string
  /** The version's key figures out of the content, as it was when the site was last built. */
  readonly published: readonly Figure[]
}

interface ContentProps {
  readonly state: ProductDataState
  readonly published: readonly Figure[]
  /** Its end is not visible, so nothing there may take the focus. */
  readonly isClipped: boolean
  readonly onRetry: () => void
}

interface TablesProps {
  readonly groups: readonly DataGroup[]
  /** Other values are on their way: these are not shown, but keep their places. */
  readonly blank?: boolean
}

/** A table for each group, in columns if there is enough space. */
const Tables = ({ groups, blank = false }: TablesProps) => (
  <div className={css.groups} aria-hidden={blank}>
    {groups.map((group) => (
      <DataTable key={group.title} {...group} />
    ))}
  </div>
)

/** The content in each state. */
function Content({ state, published, isClipped, onRetry }: ContentProps) {
  const { t } = useTranslation()
  switch (state.status) {
    case 'loading':
      return state.before ? (
        <Tables groups={state.before.groups} blank />
      ) : (
        <LoadingFigures figures={published} />
      )
    case 'failed':
      return (
        <>
          <Failure reason={state.reason} onRetry={onRetry} />
          <PublishedFigures figures={published} />
        </>
      )
    case 'ready': {
      const { groups, dataSheet } = state.data
      return (
        <>
          <Tables groups={groups} />
          {dataSheet && !isClipped && (
            <ButtonLink kind="line" href={dataSheet} label={t('product.dataSheet')} download />
          )}
        </>
      )
    }
  }
}

/** The technical data of a version as the product-data service has them now. */
export function LiveData({ code, versionTitle, published }: LiveDataProps) {
  const { t } = useTranslation()
  const { handle } = useSite()
  const box = useRef<HTMLDivElement>(null)
  const { state, retry } = useProductData(code, handle)
  const isLoading = state.status === 'loading'
  const { height, showAll } = useReservedHeight(box, !isLoading || state.before !== null)
  return (
    <div ref={box} className={css.data} data-height={height} aria-busy={isLoading || undefined}>
      <p className={css.version}>{versionTitle}</p>
      <p className="visually-hidden" role="status">
        {isLoading && t('product.dataLoading')}
        {state.status === 'ready' && t('product.dataReady', { version: versionTitle })}
      </p>
      <Content
        state={state}
        published={published}
        isClipped={height === 'clipped'}
        onRetry={retry}
      />
      {height === 'clipped' && (
        <p className={css.more}>
          <Button onClick={showAll}>{t('product.showAll')}</Button>
        </p>
      )}
    </div>
  )
}
