import { useTranslation } from 'react-i18next'
import type { SearchState } from '../../features/search'
import { searchAddress } from '../../routes'
import { ButtonLink } from '../../ui/controls/button'
import { Link } from '../../ui/controls/link'
import { LoadFailed } from '../../ui/lazy/load-failed'
import { useSite } from '../../ui/site-context'
import { offeredIn } from './offered'
import * as css from './search-panel.module.css'
import { Suggestions } from './suggestions'

interface AnswerProps {
  readonly state: SearchState
  readonly query: string
  /** The id of the list. */
  readonly list: string
  /** The index of the active suggestion, -1 for none. */
  readonly active: number
  readonly onChoose: () => void
}

/** What a screen reader is told of a search, politely. */
function Status({ state }: Pick<AnswerProps, 'state'>) {
  const { t } = useTranslation()
  const { t: texts } = useTranslation('search')
  const { length } = offeredIn(state)
  return (
    <p className={length > 0 ? 'visually-hidden' : css.status} role="status">
      {state.status === 'loading' && texts('loading')}
      {state.status === 'ready' &&
        (length > 0 ? texts('offered', { count: length }) : t('dropdown.noResults'))}
    </p>
  )
}

/** The ways on when something was found, or nothing. */
function WaysOn({ state, query }: Pick<AnswerProps, 'state' | 'query'>) {
  const { t } = useTranslation('search')
  const { handle } = useSite()
  if (state.status !== 'ready') return null
  const { total, suggestion } = state.found
  if (total > 0) {
    return (
      <ButtonLink
        kind="text"
        href={searchAddress(handle, { query: query.trim() })}
        label={t('showAll', { total })}
      />
    )
  }
  return suggestion ? (
    <p>
      {t('meant')}{' '}
      <Link href={searchAddress(handle, { query: suggestion })} className={css.meant}>
        <bdi>{suggestion}</bdi>
      </Link>
    </p>
  ) : (
    <p>{t('advice')}</p>
  )
}

/** What a search says below its bar: that it is on its way, what it has found, or that it failed. */
export function Answer({ state, query, list, active, onChoose }: AnswerProps) {
  const { t } = useTranslation('search')
  return (
    <>
      <Status state={state} />
      {state.status === 'failed' && <LoadFailed message={t('failed')} onRetry={state.retry} />}
      <Suggestions list={list} results={offeredIn(state)} active={active} onChoose={onChoose} />
      <WaysOn state={state} query={query} />
    </>
  )
}
