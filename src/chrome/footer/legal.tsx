import type { ReactNode } from 'react'
import * as css from './legal.module.css'
import { cx } from '../../ui/cx'
import { Link } from '../../ui/controls/link'
import type { LinkView } from '../../ui/view-models'
import type { CompanyView } from '../view-models'

interface LegalProps {
  readonly company: Pick<CompanyView, 'legalName' | 'vat' | 'vatHref' | 'copyrightHref'>
  readonly vatLabel: string
  readonly privacyLabel: string
  readonly year: number
  /** Privacy, legal notice and similar pages; a landing page has none, to serve only its purpose. */
  readonly links?: readonly LinkView[]
  /** Content before it in the same line. */
  readonly children?: ReactNode
}

/** A fact of the last line; a link if there is a page about it. */
const Fact = ({ href, children }: { href: string | null; children: ReactNode }) =>
  href === null ? (
    <p>{children}</p>
  ) : (
    <Link href={href} className={css.choice}>
      {children}
    </Link>
  )

/**
 * The last line of every page: copyright year and VAT number (requirements 9), the pages that the
 * law requires, and a button for the visitor's consents (`features/privacy`).
 */
export const Legal = (props: LegalProps) => {
  const { company, vatLabel, privacyLabel, year, links = [], children } = props
  return (
    <div className={css.legal}>
      {children}
      <Fact href={company.copyrightHref}>
        © {year} {company.legalName}
      </Fact>
      <Fact href={company.vatHref}>
        {vatLabel} {company.vat}
      </Fact>
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
