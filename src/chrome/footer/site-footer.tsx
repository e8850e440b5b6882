import { useEffect, useState } from 'react'
import * as css from './site-footer.module.css'
import { markCurrentLinks } from '../layout/use-current-links'
import { Sitemap } from '../sitemap/sitemap'
import { Link } from '../../ui/controls/link'
import { phoneHref } from '../../ui/controls/phone-href'
import { cx } from '../../ui/cx'
import type { LinkView } from '../../ui/view-models'
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
  readonly sitemap: readonly SitemapSectionView[]
  readonly texts: FooterTexts
  readonly copyrightYear: number
}

/**
 * The end of every page: boxes of links, the company's address, number and profiles, the sitemap, VAT number
 * and copyright. Takes all its words as props because it is rendered once per site, outside of any
 * page.
 */
export function SiteFooter(props: SiteFooterProps) {
  const { company, groups, links, homeHref, sitemap, texts, copyrightYear } = props
  const [open, setOpen] = useState<string | null>(null)
  // It may have been static HTML until now.
  useEffect(markCurrentLinks, [])
  return (
    <footer className={css.footer} data-tone="dark">
      <div className={css.company}>
        <p className={cx('no-print', css.wordmark)}>{company.shortName}</p>
        <address className={css.address}>
          {company.addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {company.phone && (
            <Link href={phoneHref(company.phone)} className={css.phone}>
              {company.phone}
            </Link>
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
