import * as css from './site-logo.module.css'
import { Link } from '../../ui/controls/link'
import type { ImageView } from '../../ui/view-models'

export interface SiteLogoProps {
  readonly homeHref: string
  readonly companyName: string
  /** Shown in place of the company's name, which remains its text. */
  readonly logo: ImageView | null
}

/** The largest width of the logo: `max-width` of the style sheet. */
const SIZES = '11rem'

/** The logo, with the sizes that the build made of it; all of them keep its transparency. */
function Logo({ logo, name }: { logo: ImageView; name: string }) {
  const { fallback, sources = [] } = logo.data?.images ?? {}
  return (
    <picture className={css.formats}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={SIZES} />
      ))}
      <img
        className={css.image}
        alt={name}
        width={logo.width}
        height={logo.height}
        {...(fallback?.srcSet ? { srcSet: fallback.srcSet, sizes: SIZES } : {})}
        src={fallback?.src ?? logo.src}
      />
    </picture>
  )
}

/** The company's logo, or its name as a word mark, with a link to the site's home page. */
export const SiteLogo = ({ homeHref, companyName, logo }: SiteLogoProps) =>
  logo ? (
    <Link href={homeHref} className={css.logo}>
      <Logo logo={logo} name={companyName} />
    </Link>
  ) : (
    <Link href={homeHref} className={css.wordmark}>
      {companyName}
    </Link>
  )
