import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/media/icon'
import { Link } from '../../ui/controls/link'
import type { LocationView } from '../places'
import * as css from './places.module.css'
import type { PlaceChoice } from './use-place-choice'

/** Links to contact a place: telephone, mail, directions. */
export function PlaceWays({ place }: { place: LocationView }) {
  const { t } = useTranslation()
  const { title, phones, emails, directions } = place
  return (
    <ul>
      {phones.map(({ number, href }) => (
        <li key={number}>
          <Link className={css.way} href={href}>
            {number}
          </Link>
        </li>
      ))}
      {emails.map((email) => (
        <li key={email}>
          <Link className={css.way} href={`mailto:${email}`}>
            {email}
          </Link>
        </li>
      ))}
      {directions && (
        <li>
          <Link className={css.way} href={directions}>
            {t('place.directions')}
            <span className="visually-hidden">: {title}</span>
            <Icon name="out" />
          </Link>
        </li>
      )}
    </ul>
  )
}

/**
 * The opening hours of a place: written by the build, with space for the current state, which a
 * script adds.
 */
export const PlaceHours = ({
  place: { id, hours },
  State,
}: { place: LocationView } & Pick<PlaceChoice, 'State'>) => (
  <div>
    {hours.map((line) => (
      <p key={line}>{line}</p>
    ))}
    <p className={css.state}>{State && <State id={id} />}</p>
  </div>
)

/** The postal address of a place, line by line. */
export const PlaceAddress = ({ place: { lines } }: { place: LocationView }) => (
  <address className={css.address}>
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </address>
)

/** The services of a place. Nothing when it lists none. */
export const PlaceServices = ({ place: { services } }: { place: LocationView }) =>
  services.length === 0 ? null : (
    <ul className={css.services}>
      {services.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  )
