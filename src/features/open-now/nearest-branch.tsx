import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/controls/link'
import { Icon } from '../../ui/media/icon'
import * as css from './nearest.module.css'
import { PhoneLines } from './phone-lines'
import { StateOf } from './place-state'
import { usePlacesNear } from './use-places-near'

/**
 * The company's own place nearest to the visitor: its number, whether it is open now, and its
 * address. Nothing until the places are known.
 */
export function NearestBranch() {
  const { t } = useTranslation('places')
  const { t: common } = useTranslation()
  const near = usePlacesNear()
  const place = near?.find(({ section }) => section !== 'authorizedTechnicalService')
  if (!place) return null
  const { title, lines, phones, directions } = place
  return (
    <section className={css.branch}>
      <p className={css.above}>{t('nearestPlace')}</p>
      <h3 className={css.name}>{title}</h3>
      <PhoneLines phones={phones} />
      <p>
        <StateOf place={place} />
      </p>
      <address className={css.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {directions && (
        <Link href={directions} className={css.way}>
          {common('place.directions')}
          <span className="visually-hidden">: {title}</span>
          <Icon name="out" />
        </Link>
      )}
    </section>
  )
}
