import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CategoryFilter, type CategoryFilterState } from '../../features/category-filter'
import { BottomSheet, SheetOpener } from '../shared/bottom-sheet'

const chosenIn = ({ choice }: CategoryFilterState): number => Object.values(choice).flat().length

/** The filter of a list in small windows. */
export function BottomFilters({ state }: { state: CategoryFilterState }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <SheetOpener count={chosenIn(state)} onOpen={open} />
      {wasOpened && (
        <BottomSheet
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          action={{
            label: t('listing.show', { count: state.shown }),
            disabled: state.shown === 0,
          }}
        >
          <CategoryFilter state={state} />
        </BottomSheet>
      )}
    </>
  )
}
