import * as css from './compare-toggle.module.css'
import { MOST, toggleChosen, useChoosing, type Chosen } from './chosen'
import { useTexts } from './use-texts'
import { useElementId } from '../../ui/hooks/use-element-id'

/**
 * Chooses a product or a version for the comparison, and takes it out of it. When as many are chosen as
 * can be compared, it says so and does nothing.
 */
export function CompareToggle(machine: Chosen) {
  const t = useTexts()
  const full = useElementId()
  const { chosen } = useChoosing()
  const isPressed = chosen.some(({ code }) => code === machine.code)
  const isFull = !isPressed && chosen.length >= MOST
  return (
    <p className={css.line} data-needs-script>
      <button
        type="button"
        className={css.toggle}
        aria-label={t('name', { title: machine.title })}
        aria-pressed={isPressed}
        aria-disabled={isFull}
        aria-describedby={isFull ? full : undefined}
        onClick={() => toggleChosen(machine)}
      >
        {t('toggle')}
      </button>
      {isFull && (
        <span id={full} className={css.full}>
          {t('full')}
        </span>
      )}
    </p>
  )
}
