import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomSheet, SheetOpener } from './bottom-sheet'

interface ListFiltersProps {
  readonly className?: string | undefined
  /** How many filters are active. */
  readonly count: number
  /** How many entries of the list match, and how many it has. */
  readonly shown: number
  readonly total: number
  /** The filters themselves. */
  readonly children: ReactNode
}

/**
 * The filters of a list (requirements 2.4): a bar above it, and a floating button that opens them
 * in a sheet while the bar is out of view. The sheet leads to the line before the list that says how
 * many entries it has.
 */
export function ListFilters({ className, count, shown, total, children }: ListFiltersProps) {
  const { t } = useTranslation()
  const bar = useRef<HTMLDivElement>(null)
  const listHead = useRef<HTMLParagraphElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <div ref={bar} className={className}>
        {children}
      </div>
      <SheetOpener bar={bar} count={count} onOpen={open} />
      {wasOpened && (
        <BottomSheet
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          action={{
            label: t('listing.show', { count: shown }),
            disabled: shown === 0,
            listHead: () => listHead.current,
          }}
        >
          {children}
        </BottomSheet>
      )}
      {wasOpened && (
        <p ref={listHead} className="visually-hidden">
          {t('filter.shown', { shown, total })}
        </p>
      )}
    </>
  )
}
