import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { FoundResult } from '../../features/search-results'
import { Link } from '../../ui/controls/link'
import { opensElsewhere } from '../../ui/controls/opens-elsewhere'
import { closeOverlay } from '../overlays/layout-store'
import * as css from './search-panel.module.css'
import { optionId } from './use-suggestion-keys'

interface SuggestionsProps {
  /** The id of the list. */
  readonly list: string
  readonly results: readonly FoundResult[]
  /** The index of the active one, -1 for none. */
  readonly active: number
  readonly onChoose: () => void
}

/**
 * The options of the combobox. They are links, so that the browser's functions for links work;
 * `src/gatsby-browser/links.ts` follows them.
 */
export function Suggestions({ list, results, active, onChoose }: SuggestionsProps) {
  const { t } = useTranslation()
  const { t: texts } = useTranslation('search')
  if (results.length === 0) return null

  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event.nativeEvent)) return
    onChoose()
    // Another page closes the overlay by appearing; this one is here already.
    const { pathname, target } = event.currentTarget
    if (target === '' && pathname === window.location.pathname) closeOverlay('search')
  }

  return (
    <div
      id={list}
      role="listbox"
      tabIndex={-1}
      aria-label={texts('suggestions')}
      className={css.list}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {results.map(({ title, href, label, isDocument }, index) => (
        <Link
          key={`${href} ${title}`}
          id={optionId(list, index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          href={href}
          className={css.option}
          {...(isDocument ? { target: '_blank' as const } : {})}
          onClick={choose}
        >
          <span>{title}</span>
          <span className={css.label}>
            {[label, isDocument && t('listing.document')].filter(Boolean).join(' · ')}
          </span>
        </Link>
      ))}
    </div>
  )
}
