import * as css from './simple-footer.module.css'
import { cx } from '../../ui/cx'
import { Link } from '../../ui/controls/link'
import type { CompanyView, FooterTexts } from '../view-models'
import { Legal } from './legal'

export interface SimpleFooterProps {
  readonly company: CompanyView
  readonly homeHref: string
  readonly texts: Pick<FooterTexts, 'vat' | 'privacy' | 'home'>
  readonly copyrightYear: number
}

/** The end of a landing page: the way home, VAT number and copyright (requirements 2.4). */
export const SimpleFooter = ({ company, homeHref, texts, copyrightYear }: SimpleFooterProps) => (
  <footer className={css.footer} data-tone="dark">
    <Legal company={company} vatLabel={texts.vat} privacyLabel={texts.privacy} year={copyrightYear}>
      <Link href={homeHref} className={cx('no-print', css.home)}>
        {texts.home}
      </Link>
    </Legal>
  </footer>
)
