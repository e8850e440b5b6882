import type { ReactNode } from 'react'
import * as css from './legal.module.css'
import type { CompanyView } from '../view-models'

interface LegalProps {
  readonly company: Pick<CompanyView, 'legalName' | 'vat'>
  readonly vatLabel: string
  readonly privacyLabel: string
  readonly year: number
  /** What stands before it in the same line. */
  readonly children?: ReactNode
}

/**
 * The last line of every page: copyright year and VAT number (requirements 9), and the way to change what one allows
 * (`features/privacy`).
 */
export const Legal = ({ company, vatLabel, privacyLabel, year, children }: LegalProps) => (
  <div className={css.legal}>
    {children}
    <p>
      © {year} {company.legalName}
    </p>
    <p>
      {vatLabel} {company.vat}
    </p>
    <button type="button" className={css.choice} data-privacy-choice="">
      {privacyLabel}
    </button>
  </div>
)
