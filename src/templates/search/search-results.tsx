import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './search-results.module.css'
import { TalkButton } from '../../chrome/talk-panel/talk-button'
import { restoreScroll, useScrollRestoration } from '../../features/listing'
import type { SearchState } from '../../features/search'
import { FoundCount, FoundList, type Found } from '../../features/search-results'
import { searchUrl, type SearchRequest } from '../../routes'
import { useAreaMessages } from '../../ui/hooks/use-area-messages'
import { useIsHydrating } from '../../ui/hydration/hydrating'
import { LoadFailed } from '../../ui/lazy/load-failed'

interface SearchResultsProps {
  readonly request: SearchRequest
  readonly state: SearchState
}

/** The view of each state of a search. The previous results stay until new ones arrive. */
function Answer({ request, state }: SearchResultsProps) {
  const { t } = useTranslation('search')
  const list = (found: Found) => (
    <FoundList request={request} found={found} urlOf={searchUrl}>
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

/** The state of a search for screen readers, announced politely. */
function Announcement({ state }: Pick<SearchResultsProps, 'state'>) {
  const { t } = useTranslation('search')
  if (state.status === 'loading') return t('loading')
  return state.status === 'ready' ? <FoundCount {...state.found} /> : null
}

/**
 * Keeps the server's HTML in an element until other content replaces it. A focused link then passes
 * the focus on to the link with the same target.
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
 * The results for the query in the URL. The static page has none, because it is the same for every
 * query. For visitors without a script a function fills it (`data-search-results`). That HTML stays
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
    // The space that was reserved for it (`query-script.tsx`) is filled.
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
