import * as css from './site-logo.module.css'
import { Link } from '../../ui/link'
import type { ImageView } from '../../ui/view-models'

export interface SiteLogoProps {
  readonly homeHref: string
  readonly companyName: string
  /** Drawn in place of the company's name, which stays its text. */
  readonly logo: ImageView | null
}

/** The company's name as a word mark, leading to the site's home page. */
export const SiteLogo = ({ homeHref, companyName }: SiteLogoProps) => (
  <Link href={homeHref} className={css.wordmark}>
    {companyName}
  </Link>
)
