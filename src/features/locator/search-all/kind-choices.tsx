import { useTranslation } from 'react-i18next'
import { locatorSections } from '../../../routes'
import type { PlacesFile } from '../../places'
import * as css from './place-search.module.css'
import type { PlaceSearchState } from './use-place-search'

interface KindChoicesProps {
  readonly places: PlacesFile['places']
  readonly search: PlaceSearchState
}

/** Narrows the results to a kind of places, and to places where somebody answers now. */
export function KindChoices({ places, search }: KindChoicesProps) {
  const { kind, setKind, isOpen, setOpen } = search
  const { t } = useTranslation('places')
  const kinds = locatorSections.filter((section) => places.some((each) => each.section === section))
  const choice = (label: string, isPressed: boolean, onClick: () => void) => (
    <li key={label}>
      <button type="button" className={css.choice} aria-pressed={isPressed} onClick={onClick}>
        {label}
      </button>
    </li>
  )
  return (
    <ul className={css.choices} aria-label={t('narrow')}>
      {kinds.map((section) =>
        choice(t(`kinds.${section}`), kind === section, () =>
          setKind(kind === section ? null : section),
        ),
      )}
      {choice(t('openNow'), isOpen, () => setOpen(!isOpen))}
    </ul>
  )
}
