import { useEffect, useState } from 'react'
import * as css from './site-footer.module.css'
import * as siteLogo from '../header/site-logo.module.css'
import { markCurrentLinks } from '../layout/use-current-links'
import { Sitemap } from '../sitemap/sitemap'
import { Link } from '../../ui/controls/link'
import { cx } from '../../ui/cx'
import type { ImageView, LinkView } from '../../ui/view-models'
import type { CompanyView, FooterGroup, FooterTexts, SitemapSectionView } from '../view-models'
import { HoverBox } from './hover-box'
import { Legal } from './legal'
import { Socials } from './socials'

export interface SiteFooterProps {
  readonly company: CompanyView
  readonly groups: readonly FooterGroup[]
  /** The links of the last line. */
  readonly links: readonly LinkView[]
  readonly homeHref: string
  /** Shown in place of the company's name, as in the header. */
  readonly logo: Pick<ImageView, 'src' | 'width' | 'height'> | null
  readonly sitemap: readonly SitemapSectionView[]
  readonly texts: FooterTexts
  readonly copyrightYear: number
}

/**
 * The company in the footer: its logo, or its name as a word mark. On paper the header's is enough.
 */
const Brand = ({ company, logo }: Pick<SiteFooterProps, 'company' | 'logo'>) =>
  logo ? (
    <img
      className={cx('no-print', siteLogo.image)}
      alt={company.shortName}
      width={logo.width}
      height={logo.height}
      src={logo.src}
      loading="lazy"
    />
  ) : (
    <p className={cx('no-print', siteLogo.wordmark)}>{company.shortName}</p>
  )

/**
 * The end of every page: boxes of links, the company's address, number and profiles, the sitemap,
 * VAT number and copyright. All its texts are props, because it is rendered once per site, outside
 * of any page.
 */
export function SiteFooter(props: SiteFooterProps) {
  const { company, logo, groups, links, homeHref, sitemap, texts, copyrightYear } = props
  const [open, setOpen] = useState<string | null>(null)
  // It may have been static HTML until now.
  useEffect(markCurrentLinks, [])
  return (
    <footer className={css.footer} data-tone="dark">
      <div className={css.company}>
        <Brand company={company} logo={logo} />
        <address className={css.address}>
          {company.addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {company.phone && (
            <>
              {company.phone.label && <span className={css.place}>{company.phone.label}</span>}
              <Link href={company.phone.href} className={css.phone}>
                {company.phone.number}
              </Link>
            </>
          )}
        </address>
        {company.socials.length > 0 && <Socials links={company.socials} label={texts.followUs} />}
      </div>
      <nav className={css.groups} aria-label={texts.label}>
        {groups.map((group) => (
          <HoverBox
            key={group.title}
            group={group}
            isOpen={open === group.title}
            onOpen={(opens) =>
              setOpen((now) => (opens ? group.title : now === group.title ? null : now))
            }
          />
        ))}
      </nav>
      <Sitemap homeHref={homeHref} sections={sitemap} texts={texts} />
      <Legal
        company={company}
        vatLabel={texts.vat}
        privacyLabel={texts.privacy}
        year={copyrightYear}
        links={links}
      />
    </footer>
  )
}
