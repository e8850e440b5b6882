import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './locale-menu.module.css'
import { RetryBoundary } from '../../features/errors'
import { cx } from '../../ui/cx'
import { lazyComponent } from '../../ui/lazy/lazy-code'
import { useLazy } from '../../ui/lazy/use-lazy'
import { Icon } from '../../ui/media/icon'
import * as tool from '../header/tool.module.css'
import { useLayout } from '../overlays/layout-store'
import * as panel from '../overlays/header-panel.module.css'
import { OverlayDisclosure } from '../overlays/overlay-disclosure'
import type { LocaleGroup } from '../view-models'
import { SiteGroups } from './site-groups'
import { SiteName } from './site-link'

const picker = lazyComponent(async () => (await import('./country-picker')).CountryPicker)

/**
 * This page in other sites (requirements 2.4). The static HTML has all sites by region. When a
 * visitor may be about to use it, regions with their countries replace them. So opening only has to
 * show them.
 */
export function LocaleMenu({ groups }: { groups: readonly LocaleGroup[] }) {
  const { t } = useTranslation()
  const isOpen = useLayout(({ open }) => open === 'localeMenu')
  const [hasIntent, setIntent] = useState(false)
  const { Component: Picker } = useLazy(picker, hasIntent || isOpen)
  const current = groups.flatMap((group) => group.options).find((option) => option.current)
  return (
    <OverlayDisclosure
      name="localeMenu"
      label={t('chrome.localeTitle')}
      summaryClass={cx(tool.tool, tool.desktop)}
      panelClass={panel.panel}
      onIntent={() => setIntent(true)}
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
      {Picker ? (
        <RetryBoundary name="panel">
          <Picker groups={groups} />
        </RetryBoundary>
      ) : (
        <SiteGroups groups={groups} />
      )}
    </OverlayDisclosure>
  )
}
