import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './catalogue-filter.module.css'
import { isAsked } from '../../features/catalogue'
import { isDenseKept } from '../../features/catalogue-filter'
import { listParameter } from '../../routes'
import { cx } from '../../ui/cx'
import { useQueryState, type Query } from '../../ui/hooks/use-query-state'
import { lazyComponent } from '../../ui/lazy/lazy-code'
import { useLazy } from '../../ui/lazy/use-lazy'
import { LoadFailed } from '../../ui/lazy/load-failed'
import { Icon } from '../../ui/media/icon'
import { SheetOpener } from '../shared/bottom-sheet'
import { panelsOf, panelTitles, type Panel } from './panels'
import { useElementId } from '../../ui/hooks/use-element-id'

const filteredCatalogue = lazyComponent(
  async () => (await import('./filtered-catalogue')).FilteredCatalogue,
)

/** How many options of a panel a URL has chosen. */
const chosenOf = (query: Query, panel: Panel): number =>
  panel === 'figures'
    ? new Set([...query.keys()].flatMap((name) => /^figures(\[\w+\])/.exec(name)?.[1] ?? [])).size
    : query.getAll(listParameter(panel)).length

const unchanging = () => () => undefined
const isNotDense = () => false

interface CatalogueFilterProps {
  /** The id of the category whose page this is; `null` for the whole catalogue. */
  readonly category: string | null
  /** The content of the page without any choice. */
  readonly children: ReactNode
}

/**
 * The filters above a list of machines (requirements 2.4). Their names are in the page. Options,
 * counts and results are fetched when a visitor comes near them, or when the URL has a choice.
 * Without JavaScript the whole list stays, and the filters are hidden.
 */
export function CatalogueFilter({ category, children }: CatalogueFilterProps) {
  const { t } = useTranslation()
  const [query] = useQueryState()
  const [isNear, setNear] = useState(false)
  const [open, setOpen] = useState<Panel | 'sheet' | null>(null)
  const [showsFound, setShowsFound] = useState(false)
  // On a category's page the stored layout of the list applies at once.
  const isDense = useSyncExternalStore(unchanging, isDenseKept, isNotDense) && category !== null
  const { Component, failed, retry } = useLazy(
    filteredCatalogue,
    isNear || isDense || isAsked(query),
  )
  const panelId = useElementId()
  const bar = useRef<HTMLDivElement>(null)
  const panels = panelsOf(category)
  const comeNear = () => setNear(true)

  return (
    <>
      <div
        className={cx('no-print', css.filter)}
        role="group"
        aria-label={t('listing.filter')}
        data-needs-script
      >
        <div ref={bar} className={css.bar}>
          {panels.map((panel) => {
            const count = chosenOf(query, panel)
            return (
              <button
                key={panel}
                type="button"
                className={css.opener}
                aria-expanded={open === panel}
                aria-controls={panelId}
                onPointerEnter={comeNear}
                onFocus={comeNear}
                onClick={() => {
                  comeNear()
                  setOpen((now) => (now === panel ? null : panel))
                }}
              >
                {t(panelTitles[panel])}
                {count > 0 && <span className={css.count}>{count}</span>}
                <Icon name="chevron" />
              </button>
            )
          })}
        </div>
        <SheetOpener
          bar={bar}
          count={panels.reduce((sum, panel) => sum + chosenOf(query, panel), 0)}
          onOpen={() => {
            comeNear()
            setOpen('sheet')
          }}
        />
        {failed && <LoadFailed message={t('finder.failed')} onRetry={retry} />}
      </div>
      {Component && (
        <Component
          category={category}
          open={open}
          panelId={panelId}
          onOpen={setOpen}
          onShowFound={setShowsFound}
        />
      )}
      <div hidden={showsFound}>{children}</div>
    </>
  )
}
