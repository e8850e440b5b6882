import { useLayoutEffect, useRef, useState } from 'react'
import * as css from './sitemap.module.css'
import { cx } from '../../ui/cx'
import { Icon } from '../../ui/media/icon'
import { Link } from '../../ui/controls/link'
import { lazyPanel } from '../overlays/lazy-panel'
import { showSitemap, useLayout } from '../overlays/layout-store'
import type { FooterTexts, SitemapSectionView } from '../view-models'
import type { FetchedPages } from './fetched-entries'

const { LazyPanel, preload } = lazyPanel(
  async () => (await import('./fetched-entries')).FetchedEntries,
)

interface SitemapProps {
  readonly homeHref: string
  readonly sections: readonly SitemapSectionView[]
  readonly texts: Pick<FooterTexts, 'home' | 'sitemap'>
}

type EntryProps = SitemapSectionView['children'][number]

/** A page, or plain text for a passive entry or one without a page (requirements 2.4). */
const Entry = ({ label, href }: EntryProps) =>
  href === null ? (
    <span className={css.text}>{label}</span>
  ) : (
    <Link href={href} className={css.link}>
      {label}
    </Link>
  )

interface SectionProps {
  readonly section: SitemapSectionView
  readonly fetched: FetchedPages
}

/** A section with its children: those of the static HTML, then the fetched ones. */
function Section({ section, fetched }: SectionProps) {
  const { title, href, children, dynamicSection } = section
  const more = (dynamicSection && fetched[dynamicSection]) ?? []
  const known = new Set([href, ...children.map((child) => child.href)])
  const entries = [...children, ...more.filter((page) => !known.has(page.href))]
  return (
    <li className={css.section}>
      <Entry label={title} href={href} />
      {entries.length > 0 && (
        <ul className={css.children}>
          {entries.map((entry) => (
            <li key={entry.href ?? entry.label}>
              <Entry {...entry} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/**
 * All pages of the site behind a toggle in the footer: a Home link, then the sections in three
 * columns (requirements 2.4). It is a native disclosure, so that its links work without JavaScript.
 * With JavaScript the store opens it, and closes it on every navigation.
 */
export function Sitemap({ homeHref, sections, texts }: SitemapProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const isOpen = useLayout(({ sitemapOpen }) => sitemapOpen)
  const [fetched, setFetched] = useState<FetchedPages>({})

  // A visitor who was faster than the script opened it by the browser alone.
  useLayoutEffect(() => {
    if (details.current?.open) showSitemap(true)
  }, [])

  // Based on the visible state: the browser may have opened it before this is rendered.
  const toggle = () => {
    const { current: element } = details
    if (!element) return
    element.open = !element.open
    showSitemap(element.open)
  }

  return (
    <details ref={details} className={cx('no-print', css.sitemap)} open={isOpen} data-of-page>
      <summary
        className={css.toggle}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => {
          event.preventDefault()
          toggle()
        }}
      >
        {texts.sitemap}
        <Icon name="chevron" />
      </summary>
      <nav aria-label={texts.sitemap} className={css.panel}>
        <div className={css.head}>
          <Entry label={texts.home} href={homeHref} />
          {isOpen && <LazyPanel onPages={setFetched} />}
        </div>
        <ul className={css.columns}>
          {sections.map((section) => (
            <Section key={section.title} section={section} fetched={fetched} />
          ))}
        </ul>
      </nav>
    </details>
  )
}
