import type { ReactNode } from 'react'
import * as css from './legal.module.css'
import { cx } from '../../ui/cx'
import { Link } from '../../ui/controls/link'
import type { LinkView } from '../../ui/view-models'
import type { CompanyView } from '../view-models'

interface LegalProps {
  readonly company: Pick<CompanyView, 'legalName' | 'vat'>
  readonly vatLabel: string
  readonly privacyLabel: string
  readonly year: number
  /** Privacy, legal notice and their like; a landing page, which keeps to its purpose, has none. */
  readonly links?: readonly LinkView[]
  /** What stands before it in the same line. */
  readonly children?: ReactNode
}

/**
 * The last line of every page: copyright year and VAT number (requirements 9), what the law wants to be found, and the
 * way to change what one allows (`features/privacy`).
 */
export const Legal = (props: LegalProps) => {
  const { company, vatLabel, privacyLabel, year, links = [], children } = props
  return (
    <div className={css.legal}>
      {children}
      <p>
        © {year} {company.legalName}
      </p>
      <p>
        {vatLabel} {company.vat}
      </p>
      {links.map(({ href, label }) => (
        <Link key={href} href={href} className={cx('no-print', css.choice)}>
          {label}
        </Link>
      ))}
      <button type="button" className={css.choice} data-privacy-choice="">
        {privacyLabel}
      </button>
    </div>
  )
}
