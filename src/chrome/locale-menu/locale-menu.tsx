import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './locale-menu.module.css'
import { cx } from '../../ui/cx'
import { useQueryState } from '../../ui/hooks/use-query-state'
import { Icon } from '../../ui/media/icon'
import { LazyHydrate } from '../../ui/hydration/lazy-hydrate'
import * as tool from '../header/tool.module.css'
import { lazyPanel } from '../overlays/lazy-panel'
import { useLayout } from '../overlays/layout-store'
import * as panel from '../overlays/header-panel.module.css'
import { OverlayDisclosure } from '../overlays/overlay-disclosure'
import type { LocaleGroup } from '../view-models'
import { SiteGroups } from './site-groups'
import { SiteName } from './site-link'

const { LazyPanel, preload } = lazyPanel(
  async () => (await import('./country-picker')).CountryPicker,
  SiteGroups,
)

/**
 * This page in other sites (requirements 2.4). The static HTML has all sites by region, whose links
 * no script touches before a visitor may be about to use it; then regions and their countries take their place,
 * so that opening only has to show them.
 */
export function LocaleMenu({ groups }: { groups: readonly LocaleGroup[] }) {
  const { t } = useTranslation()
  // Filters change the address, and with it all links, while the menu is there.
  useQueryState()
  const isOpen = useLayout(({ open }) => open === 'localeMenu')
  const [hasIntent, setIntent] = useState(false)
  const wanted = hasIntent || isOpen
  const current = groups.flatMap((group) => group.options).find((option) => option.current)
  return (
    <OverlayDisclosure
      name="localeMenu"
      label={t('chrome.localeTitle')}
      summaryClass={cx(tool.tool, tool.desktop)}
      panelClass={panel.panel}
      onIntent={() => {
        preload()
        setIntent(true)
      }}
      summary={
        <>
          <Icon name={isOpen ? 'close' : 'globe'} />
          <span className="visually-hidden">{t('chrome.changeLocale')}</span>{' '}
          {current && (
            <span className={css.current}>
              <SiteName option={current} />
            </span>
          )}
        </>
      }
    >
      <p className={css.title}>{t('chrome.localeTitle')}</p>
      <LazyHydrate when={wanted}>
        {wanted ? <LazyPanel groups={groups} /> : <SiteGroups groups={groups} />}
      </LazyHydrate>
    </OverlayDisclosure>
  )
}
