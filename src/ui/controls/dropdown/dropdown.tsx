import { useTranslation } from 'react-i18next'
import { useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../../cx'
import { Icon } from '../../media/icon'
import { summary, opensUpward } from './dropdown-rules'
import * as css from './dropdown.module.css'
import { useDropdown, type DropdownChoice } from './use-dropdown'

export interface DropdownProps extends DropdownChoice {
  readonly label: string
  /** The text of the field without a choice. */
  readonly placeholder: string
  readonly disabled?: boolean
}

/**
 * Measures on which side of its field a list has enough space. It runs each time the list opens,
 * before the list is painted.
 *
 * @returns the reference for the field, and whether the list opens upward
 */
function useUpward(isOpen: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const [upward, setUpward] = useState(false)
  useLayoutEffect(() => {
    if (!isOpen || !ref.current) return
    const { top, bottom } = ref.current.getBoundingClientRect()
    setUpward(opensUpward({ above: top, below: window.innerHeight - bottom }))
  }, [isOpen])
  return { ref, upward }
}

/**
 * A searchable dropdown for one choice or several (requirements 2.4, 4, 5). The field shows the
 * choice; while the list is open it is the search field.
 */
export function Dropdown({ label, placeholder, disabled, ...choice }: DropdownProps) {
  const { t } = useTranslation()
  const { options, selected, multiple } = choice
  const shown = summary(options, selected, (count) => t('dropdown.selected', { count }))
  const { isOpen, items, inputValue, highlightedIndex, choose, onKeyDown, ...props } = useDropdown(
    choice,
    shown,
  )
  const { ref, upward } = useUpward(isOpen)
  const isEmpty = isOpen && items.length === 0
  return (
    <div className={css.dropdown}>
      <label className={css.label} {...props.getLabelProps()}>
        {label}
      </label>
      <div ref={ref} className={css.field}>
        <input
          {...props.getInputProps({ disabled, onKeyDown })}
          className={css.input}
          value={isOpen ? inputValue : shown}
          placeholder={isOpen ? t('dropdown.search') : placeholder}
        />
        <Icon name="chevron" />
        <div className={cx(css.popup, upward && css.upward)} hidden={!isOpen}>
          <ul
            {...props.getMenuProps({ tabIndex: -1 })}
            className={css.list}
            aria-multiselectable={multiple === true || undefined}
          >
            {isOpen &&
              items.map((item, index) => (
                <li
                  key={item.key}
                  {...props.getItemProps({
                    item,
                    index,
                    onClick: () => choose(item),
                    'aria-selected': selected.includes(item.key),
                  })}
                  className={css.option}
                  data-highlighted={index === highlightedIndex || undefined}
                >
                  {item.value}
                </li>
              ))}
          </ul>
          {isEmpty && (
            <p className={css.empty} aria-hidden="true">
              {t('dropdown.noResults')}
            </p>
          )}
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {isEmpty && t('dropdown.noResults')}
      </p>
    </div>
  )
}
