import * as css from './sitemap.module.css'
import { Icon } from '../../ui/icon'
import { Link } from '../../ui/link'
import { showSitemap, useLayout } from '../overlays/layout-store'
import type { FooterTexts, SitemapSectionView } from '../view-models'
import { DynamicEntries } from './dynamic-entries'

interface SitemapProps {
  readonly homeHref: string
  readonly sections: readonly SitemapSectionView[]
  readonly texts: Pick<FooterTexts, 'home' | 'sitemap'>
}

interface EntryProps {
  readonly label: string
  /** `null` for what is passive or has no page: plain text (specification 2.4). */
  readonly href: string | null
}

const Entry = ({ label, href }: EntryProps) =>
  href === null ? (
    <span className={css.text}>{label}</span>
  ) : (
    <Link href={href} className={css.link}>
      {label}
    </Link>
  )

/** A section with its children, and the entries that are fetched once the sitemap is open. */
const Section = ({ section, isOpen }: { section: SitemapSectionView; isOpen: boolean }) => (
  <li className={css.section}>
    <Entry label={section.title} href={section.href} />
    {section.children.length > 0 && (
      <ul className={css.children}>
        {section.children.map(({ label, href }) => (
          <li key={href ?? label}>
            <Entry label={label} href={href} />
          </li>
        ))}
      </ul>
    )}
    {section.dynamicSection && isOpen && <DynamicEntries section={section.dynamicSection} />}
  </li>
)

/**
 * All pages of the site behind a toggle in the footer: a Home link, then the sections in three
 * columns (specification 2.4). A native disclosure, so that its links work without JavaScript; with
 * it the store opens it, and closes it on every navigation.
 */
export function Sitemap({ homeHref, sections, texts }: SitemapProps) {
  const isOpen = useLayout(({ sitemapOpen }) => sitemapOpen)
  return (
    <details className={css.sitemap} open={isOpen}>
      <summary
        className={css.toggle}
        onClick={(event) => {
          event.preventDefault()
          showSitemap(!isOpen)
        }}
      >
        {texts.sitemap}
        <Icon name="chevron" />
      </summary>
      <nav aria-label={texts.sitemap} className={css.panel}>
        <p>
          <Entry label={texts.home} href={homeHref} />
        </p>
        <ul className={css.columns}>
          {sections.map((section) => (
            <Section key={section.title} section={section} isOpen={isOpen} />
          ))}
        </ul>
      </nav>
    </details>
  )
}
