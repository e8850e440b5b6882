import { useTranslation } from 'react-i18next'
import * as css from './compare-toggle.module.css'
import { cx } from '../../../ui/cx'
import { useElementId } from '../../../ui/hooks/use-element-id'
import { MOST, toggleChosen, useChoosing, type Chosen } from '../chosen'

/**
 * Adds a product or a version to the comparison, and removes it. When the maximum is reached, it
 * says so and does nothing.
 */
export function CompareToggle(machine: Chosen) {
  const { t } = useTranslation()
  const full = useElementId()
  const { chosen } = useChoosing()
  const isPressed = chosen.some(({ code }) => code === machine.code)
  const isFull = !isPressed && chosen.length >= MOST
  return (
    <p className={cx('no-print', css.line)} data-needs-script>
      <button
        type="button"
        className={css.toggle}
        aria-label={t('compare.name', { title: machine.title })}
        aria-pressed={isPressed}
        aria-disabled={isFull || undefined}
        aria-describedby={isFull ? full : undefined}
        onClick={() => toggleChosen(machine)}
      >
        {t('compare.toggle')}
      </button>
      {isFull && (
        <span id={full} className={css.full}>
          {t('compare.full')}
        </span>
      )}
    </p>
  )
}
