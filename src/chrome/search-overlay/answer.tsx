import { useTranslation } from 'react-i18next'
import type { SearchState } from '../../features/search'
import { searchUrl } from '../../routes'
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

/** The state of a search for screen readers, announced politely. */
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

/** Links to continue with, whether the search found results or nothing. */
function WaysOn({ state, query }: Pick<AnswerProps, 'state' | 'query'>) {
  const { t } = useTranslation('search')
  const { handle } = useSite()
  if (state.status !== 'ready') return null
  const { total, suggestion } = state.found
  if (total > 0) {
    return (
      <ButtonLink
        kind="text"
        href={searchUrl(handle, { query: query.trim() })}
        label={t('showAll', { total })}
      />
    )
  }
  return suggestion ? (
    <p>
      {t('meant')}{' '}
      <Link href={searchUrl(handle, { query: suggestion })} className={css.meant}>
        <bdi>{suggestion}</bdi>
      </Link>
    </p>
  ) : (
    <p>{t('advice')}</p>
  )
}

/** The state of a search below its bar: loading, results, or failure. */
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
