import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './bottom-sheet.module.css'
import { Portal, useLayout } from '../../chrome'
import { cx } from '../../ui/cx'
import { Button } from '../../ui/controls/button'
import { Icon } from '../../ui/media/icon'
import { usePassed } from '../../ui/hooks/use-passed'
import { useIsTableBelow } from '../../ui/layout/table-below'
import { useElementId } from '../../ui/hooks/use-element-id'

/** Gives the focus to the content of the page, in place of an element that is gone. */
const focusContent = () => document.getElementById('main')?.focus({ preventScroll: true })

function FloatingButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  const ref = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const { current: button } = ref
    return () => {
      if (document.activeElement === button) focusContent()
    }
  }, [])
  return (
    <button
      ref={ref}
      type="button"
      className={cx('no-print', css.float)}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      {children}
    </button>
  )
}

interface SheetOpenerProps {
  /** The bar with the filters. */
  readonly bar: RefObject<HTMLElement>
  /** How many filters are active. */
  readonly count: number
  readonly onOpen: () => void
}

/**
 * The button that floats over a list and opens its filters (requirements 2.4), once their bar is
 * out of view. It hides over tables and over the footer, unless the page is too short to scroll away from the
 * footer. It comes before the list in the tab order. After the footer, Tab could not reach it.
 */
export function SheetOpener({ bar, count, onOpen }: SheetOpenerProps) {
  const { t } = useTranslation()
  const isPassed = usePassed(bar)
  const makesWay = useLayout(({ footerVisible, scroll }) => footerVisible && scroll.y > 0)
  const isTableBelow = useIsTableBelow()
  if (!isPassed || makesWay || isTableBelow) return null
  return (
    <FloatingButton onClick={onOpen}>
      {t('listing.filter')}
      {count > 0 && <span className={css.count}>{count}</span>}
    </FloatingButton>
  )
}

/** The button that closes the sheet to show the results. */
interface SheetAction {
  readonly label: string
  readonly disabled: boolean
  /** Finds the head of the list: the element that says how many entries the list has. */
  readonly listHead: () => HTMLElement | null | undefined
}

/** Moves the view and the focus to the head of a list, so that screen readers read it. */
function goTo(head: HTMLElement): void {
  head.tabIndex = -1
  head.focus({ preventScroll: true })
  head.scrollIntoView({ block: 'start' })
}

interface BottomSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly action: SheetAction
  readonly children: ReactNode
}

/** A sheet of filters that rises from the lower edge of the window. */
export function BottomSheet({ isOpen, onClose, action, children }: BottomSheetProps) {
  const { t } = useTranslation()
  const sheet = useRef<HTMLDialogElement>(null)
  const titleId = useElementId()
  // The way to the list of the last press of the action; `null` when the sheet closes otherwise.
  const listHead = useRef<SheetAction['listHead'] | null>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    listHead.current = null
    const { current: dialog } = sheet
    const { dataset } = document.documentElement
    dialog?.showModal()
    dataset.sheet = ''
    return () => {
      delete dataset.sheet
      dialog?.close()
      const head = listHead.current?.()
      if (head) {
        goTo(head)
        return
      }
      // The opener is gone when a shorter list has brought the bar back into view. Browsers take the focus from a
      // closed dialog a moment later.
      const { activeElement } = document
      const isLost = activeElement === document.body || dialog?.contains(activeElement)
      if (isLost) focusContent()
    }
  }, [isOpen])
  return (
    <Portal to="bottomFilters">
      <dialog ref={sheet} className={css.sheet} aria-labelledby={titleId} onClose={onClose}>
        <div className={css.head}>
          <h2 id={titleId} className={css.title}>
            {t('listing.filter')}
          </h2>
          <button
            type="button"
            className={css.close}
            aria-label={t('chrome.close')}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className={css.body}>{children}</div>
        <p className={css.action}>
          <Button
            kind="solid"
            disabled={action.disabled}
            onClick={() => {
              listHead.current = action.listHead
              onClose()
            }}
          >
            {action.label}
          </Button>
        </p>
      </dialog>
    </Portal>
  )
}
