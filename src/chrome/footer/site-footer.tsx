import * as css from './site-footer.module.css'
import { Link } from '../../ui/link'
import type { LinkView } from '../../ui/view-models'
import type { CompanyView, FooterGroup, FooterTexts, SitemapSectionView } from '../view-models'

export interface SiteFooterProps {
  readonly company: CompanyView
  readonly groups: readonly FooterGroup[]
  readonly homeHref: string
  readonly sitemap: readonly SitemapSectionView[]
  readonly texts: FooterTexts
  readonly copyrightYear: number
}

/** A titled list of links. */
const Group = ({ group }: { group: FooterGroup }) => (
  <div>
    <h2 className={css.title}>
      {group.href ? <Link href={group.href}>{group.title}</Link> : group.title}
    </h2>
    <ul>
      {group.links.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} className={css.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </div>
)

/** The company's profiles elsewhere. */
const Socials = ({ links, label }: { links: readonly LinkView[]; label: string }) => (
  <ul className={css.socials} aria-label={label}>
    {links.map(({ href, label: name }) => (
      <li key={href}>
        <Link href={href} className={css.link}>
          {name}
        </Link>
      </li>
    ))}
  </ul>
)

/**
 * The end of every page: links by group, the company's address and profiles, VAT number and
 * copyright. Takes all its words as props because it is rendered once per site, outside of any page.
 */
export const SiteFooter = ({ company, groups, texts, copyrightYear }: SiteFooterProps) => (
  <footer className={css.footer} data-tone="dark">
    <div className={css.sheet}>
      <div className={css.company}>
        <p className={css.wordmark}>{company.shortName}</p>
        <address className={css.address}>
          {company.addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
      <nav className={css.groups} aria-label={texts.label}>
        {groups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </nav>
    </div>
    <div className={css.legal}>
      <p>
        © {copyrightYear} {company.legalName}
      </p>
      <p>
        {texts.vat} {company.vat}
      </p>
      {company.socials.length > 0 && <Socials links={company.socials} label={texts.followUs} />}
    </div>
  </footer>
)
