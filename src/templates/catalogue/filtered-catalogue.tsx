import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './panel.module.css'
import {
  isDenseKept,
  keepDense,
  useCatalogue,
  useCatalogueFilter,
  type CatalogueFilterState,
} from '../../features/catalogue-filter'
import { useAreaMessages } from '../../ui/hooks/use-area-messages'
import { LoadFailed } from '../../ui/lazy/load-failed'
import { BottomSheet } from '../shared/bottom-sheet'
import { FoundMachines } from './found-machines'
import { PanelFields } from './panel-fields'
import { panelsOf, panelTitles, type Panel } from './panels'

type Opened = Panel | 'sheet' | null

export interface FilteredCatalogueProps {
  readonly category: string | null
  readonly open: Opened
  /** The id of the element that shows the open panel. */
  readonly panelId: string
  readonly onOpen: (open: Opened) => void
  /** Called with whether the results replace the page's own list. */
  readonly onShowFound: (isShown: boolean) => void
}

type ReadyProps = FilteredCatalogueProps & {
  readonly state: CatalogueFilterState
  /** The line above the list that says how many machines it has. */
  readonly listHead: RefObject<HTMLParagraphElement>
}

/** All filters below each other, where their bar is out of view. */
function Sheet({ category, open, onOpen, state, listHead }: ReadyProps) {
  const { t } = useTranslation()
  const { t: tCatalogue } = useTranslation('catalogue')
  const count = state.products.length
  return (
    <BottomSheet
      isOpen={open === 'sheet'}
      onClose={() => onOpen(null)}
      action={{
        label: tCatalogue('show', { count }),
        disabled: count === 0,
        listHead: () => listHead.current,
      }}
    >
      {open === 'sheet' &&
        panelsOf(category).map((panel) => (
          <details key={panel} className={css.fold}>
            <summary>{t(panelTitles[panel])}</summary>
            <PanelFields panel={panel} state={state} />
          </details>
        ))}
    </BottomSheet>
  )
}

/** The open panel. Escape, pressed in it or on its button, closes it and leads back to the button. */
function OpenPanel({ open, panelId, onOpen, state }: ReadyProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open === null || open === 'sheet') return undefined
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      const opener = document.querySelector<HTMLElement>(
        `[aria-controls="${panelId}"][aria-expanded=true]`,
      )
      const isInside = panel.current?.contains(document.activeElement)
      if (!isInside && document.activeElement !== opener) return
      opener?.focus()
      onOpen(null)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open, panelId, onOpen])
  return (
    <div ref={panel} id={panelId} className={css.panel} hidden={open === null || open === 'sheet'}>
      {open !== null && open !== 'sheet' && <PanelFields panel={open} state={state} />}
    </div>
  )
}

function Ready(own: Omit<ReadyProps, 'listHead'>) {
  const { category, state, onShowFound } = own
  const listHead = useRef<HTMLParagraphElement>(null)
  const props = { ...own, listHead }
  const [isDense, setDense] = useState(isDenseKept)
  const isAsked = state.isFiltered || state.order !== 'relevance' || state.page > 1
  const showsFound = isAsked || (isDense && category !== null)
  useEffect(() => {
    onShowFound(showsFound)
    return () => onShowFound(false)
  }, [showsFound, onShowFound])
  return (
    <>
      <OpenPanel {...props} />
      <Sheet {...props} />
      <FoundMachines
        state={state}
        head={listHead}
        isShown={showsFound}
        hasOptions={showsFound || category !== null}
        isDense={isDense}
        onDense={(next) => {
          keepDense(next)
          setDense(next)
        }}
      />
    </>
  )
}

function WithCatalogue(props: FilteredCatalogueProps & Pick<ReadyProps['state'], 'catalogue'>) {
  const state = useCatalogueFilter(props.catalogue, props.category)
  return <Ready {...props} state={state} />
}

/** The catalogue of the site under its filters: options, choice and results. */
export function FilteredCatalogue(props: FilteredCatalogueProps) {
  const { t } = useTranslation()
  const catalogue = useCatalogue()
  const texts = useAreaMessages('catalogue')
  if (catalogue.state === 'ready' && texts.state === 'ready') {
    return <WithCatalogue {...props} catalogue={catalogue.data} />
  }
  const failed = [catalogue, texts].find((each) => each.state === 'failed')
  return (
    <div className={css.notice}>
      {failed ? (
        <LoadFailed message={t('finder.failed')} onRetry={failed.retry} />
      ) : (
        <p role="status" className={props.open === null ? 'visually-hidden' : undefined}>
          {t('finder.loading')}
        </p>
      )}
    </div>
  )
}
