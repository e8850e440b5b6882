import { useRef, type InputHTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/media/icon'
import * as css from './search-bar.module.css'
import { useElementId } from '../../ui/hooks/use-element-id'

interface SearchBarProps {
  readonly query: string
  readonly onQueryChange: (query: string) => void
  /** Told the query, without blanks around it, when Enter or the button is pressed. */
  readonly onSearch: (query: string) => void
  /**
   * The page that takes the text as its parameter `query`, so that the bar works without a script,
   * too.
   */
  readonly action: string
  readonly isLoading: boolean
  /** The attributes that make the field a combobox, for suggestions. */
  readonly combobox?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'aria-expanded' | 'aria-controls' | 'aria-activedescendant' | 'onKeyDown'
  >
}

/**
 * The search bar (requirements 2.4): Enter searches, and a button clears the text. In an overlay it
 * takes the focus when the overlay opens.
 */
export function SearchBar(props: SearchBarProps) {
  const { query, onQueryChange, onSearch, action, isLoading, combobox } = props
  const { t } = useTranslation()
  const id = useElementId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <form
      role="search"
      className={css.bar}
      data-loading={isLoading || undefined}
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
        name="query"
        className={css.input}
        placeholder={t('search.placeholder')}
        enterKeyHint="search"
        autoComplete="off"
        data-first-focus
        value={query}
        onChange={(event) => onQueryChange(event.target.value)}
        // A search field may not be a combobox (ARIA in HTML).
        {...(combobox
          ? { type: 'text', role: 'combobox', 'aria-autocomplete': 'list', ...combobox }
          : { type: 'search' })}
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
      <button type="submit" className={css.submit}>
        {t('search.open')}
      </button>
    </form>
  )
}
