import * as css from './services.module.css'
import type { CallToActionView } from '../../blocks'
import { Actions } from '../../ui/controls/button'
import type { ServicesProps } from './services-props'

/** The help for a machine that stands still: phone numbers in large type, and links to write. */
export const StandstillBand = ({
  call: { title, text, actions },
  phones,
}: {
  readonly call: CallToActionView
  readonly phones: ServicesProps['phones']
}) => (
  <section className={css.band} data-tone="accent">
    <div className={css.words}>
      <h2>{title}</h2>
      {text && <p className={css.text}>{text}</p>}
    </div>
    <ul className={css.phones}>
      {phones.map(({ label, number, href }) => (
        <li key={number}>
          <a href={href} className={css.phone}>
            {label && <span className={css.label}>{label}</span>}
            <span className={css.number}>{number}</span>
          </a>
        </li>
      ))}
    </ul>
    <div className={css.ways}>
      <Actions actions={actions} />
    </div>
  </section>
)
