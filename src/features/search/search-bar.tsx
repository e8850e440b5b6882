import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/media/icon'
import * as css from './search-bar.module.css'
import { useElementId } from '../../ui/hooks/use-element-id'

interface SearchBarProps {
  readonly query: string
  readonly onQueryChange: (query: string) => void
  /** Told the query, without blanks around it, when Enter is pressed. */
  readonly onSearch: (query: string) => void
  /** A page that takes the words as its parameter `query`: the bar then works without a script, too. */
  readonly action?: string
}

/**
 * The search bar (requirements 2.4): Enter searches, and what was typed can be cleared at once.
 * In an overlay it is what takes the focus when that opens.
 */
export function SearchBar({ query, onQueryChange, onSearch, action }: SearchBarProps) {
  const { t } = useTranslation()
  const id = useElementId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <form
      role="search"
      className={css.bar}
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(query.trim())
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {t('search.open')}
      </label>
      <Icon name="search" />
      <input
        ref={input}
        id={id}
        type="search"
        name="query"
        className={css.input}
        placeholder={t('search.placeholder')}
        enterKeyHint="search"
        autoComplete="off"
        data-first-focus
        value={query}
        onChange={(event) => onQueryChange(event.target.value)}
      />
      {query !== '' && (
        <button
          type="button"
          className={css.clear}
          onClick={() => {
            onQueryChange('')
            input.current?.focus()
          }}
        >
          <Icon name="close" />
          <span className="visually-hidden">{t('search.clear')}</span>
        </button>
      )}
      {action && (
        <button type="submit" className={css.submit}>
          {t('search.open')}
        </button>
      )}
    </form>
  )
}
