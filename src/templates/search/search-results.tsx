import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './search-results.module.css'
import { TalkButton } from '../../chrome/talk-panel/talk-button'
import { restoreScroll, useScrollRestoration } from '../../features/listing'
import type { SearchState } from '../../features/search'
import { FoundCount, FoundList, type Found } from '../../features/search-results'
import { searchAddress, type SearchRequest } from '../../routes'
import { useAreaMessages } from '../../ui/hooks/use-area-messages'
import { useIsHydrating } from '../../ui/hydration/hydrating'
import { LoadFailed } from '../../ui/lazy/load-failed'

interface SearchResultsProps {
  readonly request: SearchRequest
  readonly state: SearchState
}

/** What is shown of a search in each state. What was found before stays until there is something new. */
function Answer({ request, state }: SearchResultsProps) {
  const { t } = useTranslation('search')
  const list = (found: Found) => (
    <FoundList request={request} found={found} addressOf={searchAddress}>
      <TalkButton />
    </FoundList>
  )
  switch (state.status) {
    case 'empty':
      return null
    case 'loading':
      return state.before ? list(state.before) : <p className={css.loading}>{t('loading')}</p>
    case 'ready':
      return list(state.found)
    case 'failed':
      return <LoadFailed message={t('failed')} onRetry={state.retry} />
  }
}

/** What a screen reader is told of a search, politely. */
function Announcement({ state }: Pick<SearchResultsProps, 'state'>) {
  const { t } = useTranslation('search')
  if (state.status === 'loading') return t('loading')
  return state.status === 'ready' ? <FoundCount {...state.found} /> : null
}

/**
 * Leaves the HTML that the server has put into an element as it is until something takes its place. A link that has the
 * focus then passes it on to the link to the same address.
 */
function useServerHtml(isReplaced: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const focused = useRef<string | null>(null)
  const [isShown, setShown] = useState(useIsHydrating())
  useLayoutEffect(() => {
    const replace = () => {
      focused.current = ref.current?.querySelector('a:focus')?.getAttribute('href') ?? null
      setShown(false)
    }
    if (isReplaced) replace()
  }, [isReplaced])
  useLayoutEffect(() => {
    const links = [...(ref.current?.querySelectorAll('a') ?? [])]
    if (!isShown) links.find((link) => link.getAttribute('href') === focused.current)?.focus()
  }, [isShown])
  return { ref, isShown }
}

/**
 * What is found for the words of the address. The static page has nothing there, since it is the same for
 * every query; for visitors without a script a function fills it (`data-search-results`). That HTML stays
 * until the page has an answer of its own.
 */
export function SearchResults({ request, state }: SearchResultsProps) {
  const texts = useAreaMessages('search')
  const isReady = texts.state === 'ready'
  const isAnswered = state.status === 'ready' || state.status === 'failed'
  const { ref, isShown } = useServerHtml((isReady && isAnswered) || texts.state === 'failed')
  useScrollRestoration()
  useEffect(() => {
    if (!isReady || !isAnswered) return
    // The room that was left for it (`query-script.tsx`) is filled.
    delete document.documentElement.dataset.query
    restoreScroll()
  }, [isReady, isAnswered])
  const element = { ref, 'data-search-results': '', className: css.results }
  return (
    <>
      <p className="visually-hidden" role="status">
        {isReady && <Announcement state={state} />}
      </p>
      {isShown ? (
        <div
          {...element}
          key="server"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      ) : (
        <div {...element} key="page" aria-busy={state.status === 'loading' || undefined}>
          {isReady && <Answer request={request} state={state} />}
          {texts.state === 'failed' && <LoadFailed onRetry={texts.retry} />}
        </div>
      )}
    </>
  )
}
