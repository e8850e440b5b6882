import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/media/icon'
import { Link } from '../../ui/controls/link'
import type { LocationView } from '../places'
import * as css from './places.module.css'
import type { PlaceChoice } from './use-place-choice'

/** The ways to reach a place: by telephone, by mail, by car. */
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
 * When a place can be reached: written by the build, with room for what a script adds of this moment.
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

/** What a place does for its visitors. Nothing when it says nothing. */
export const PlaceServices = ({ place: { services } }: { place: LocationView }) =>
  services.length === 0 ? null : (
    <ul className={css.services}>
      {services.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  )
