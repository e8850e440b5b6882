import { useTranslation } from 'react-i18next'
import type { ProductData } from '../../contract'
import { Button, ButtonLink } from '../../ui/button'
import { quantity } from '../../ui/quantity'
import { useSite } from '../../ui/site-context'
import { Skeleton } from '../../ui/skeleton'
import { useNearViewport } from '../../ui/use-near-viewport'
import * as css from './technical-data.module.css'
import { useProductData } from './use-product-data'

/** Rows of the skeleton: about the height of a usual machine's data. */
const SKELETON_LINES = 12

/** The data itself: one table for each group, and the data sheet. */
function Tables({ data }: { data: ProductData }) {
  const { t } = useTranslation()
  return (
    <>
      <div className={css.groups}>
        {data.groups.map((group) => (
          <table key={group.title} className={css.table}>
            <caption className={css.caption}>{group.title}</caption>
            <tbody>
              {group.rows.map(({ label, value, unit }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{quantity(value, unit)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      {data.dataSheet && (
        <ButtonLink kind="line" href={data.dataSheet} label={t('product.dataSheet')} download />
      )}
    </>
  )
}

/**
 * Technical data of a product version, fetched when its place comes near the viewport. The place
 * keeps its height while data is on its way, so that nothing below it jumps.
 */
export function TechnicalData({ code, versionTitle }: { code: string; versionTitle: string }) {
  const { t } = useTranslation()
  const { handle } = useSite()
  const { ref, near } = useNearViewport<HTMLDivElement>()
  const { state, retry } = useProductData(code, handle, near)
  return (
    <div ref={ref} className={css.data} aria-busy={state.status === 'loading'}>
      <p className={css.version}>{versionTitle}</p>
      <p className="visually-hidden" role="status">
        {state.status === 'loading' && near && t('product.dataLoading')}
        {state.status === 'ready' && t('product.dataReady', { version: versionTitle })}
      </p>
      {state.status === 'loading' && (
        <>
          <Skeleton lines={SKELETON_LINES} />
          <noscript>{t('product.dataNeedsScript')}</noscript>
        </>
      )}
      {state.status === 'ready' && <Tables data={state.data} />}
      {state.status === 'failed' && (
        <div className={css.failure} role="alert">
          <p>{t(`product.dataFailed.${state.reason}`)}</p>
          {state.reason !== 'missing' && <Button onClick={retry}>{t('product.retry')}</Button>}
        </div>
      )}
    </div>
  )
}
