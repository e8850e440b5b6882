import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './rail.module.css'
import { Icon } from '../media/icon'
import { Section } from '../layout/section'

/**
 * The length of a step: most of the visible part, so that one item stays visible for orientation.
 */
const STEP = 0.8

interface RailProps {
  readonly label?: string | null
  readonly title?: string | null
  /** The items of the list, each with its key. */
  readonly items: readonly { readonly key: string; readonly item: ReactNode }[]
}

/**
 * Items side by side in a list that scrolls independently and extends to the edges of the window.
 * The browser scrolls it by finger, wheel and keyboard; the two buttons are for a mouse without a
 * wheel. Nothing without items.
 */
export function Rail({ label, title, items }: RailProps) {
  const { t } = useTranslation()
  const track = useRef<HTMLUListElement>(null)
  const step = (direction: 1 | -1) => () => {
    const box = track.current
    box?.scrollBy({ left: direction * STEP * box.clientWidth })
  }
  const buttons = (
    <p className={css.buttons} data-needs-script>
      <button type="button" aria-label={t('rail.previous')} onClick={step(-1)}>
        <Icon name="back" />
      </button>
      <button type="button" aria-label={t('rail.next')} onClick={step(1)}>
        <Icon name="arrow" />
      </button>
    </p>
  )
  return items.length === 0 ? null : (
    <Section label={label} title={title} layout="bleed" action={buttons}>
      <ul ref={track} className={css.track}>
        {items.map(({ key, item }) => (
          <li key={key} className={css.item}>
            {item}
          </li>
        ))}
      </ul>
    </Section>
  )
}
