import { useEffect, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './list.module.css'
import type { CategoryFilterState } from '../../features/category-filter'
import { partsOf, restoreScroll, type ListingFile, type ListingView } from '../../features/listing'
import { useSiteData } from '../../features/site-data'
import { Button } from '../../ui/controls/button'
import { Icon } from '../../ui/media/icon'
import type { ListingEntriesProps } from './variants/listing-entries-props'

/** How many entries are rendered at a time. */
const STEP = 24

interface FilteredListProps {
  readonly title: string
  readonly listing: ListingView
  readonly filter: CategoryFilterState
  readonly Entries: ComponentType<ListingEntriesProps>
}

/** The entries of the whole list that the visitor's choice leaves. */
const chosen = ({ items }: ListingFile, name: string, { shows }: CategoryFilterState) =>
  items.filter(({ categories }) => shows({ [name]: categories }))

/** The filtered entries of a list. */
function Chosen({ file, ...props }: FilteredListProps & { readonly file: ListingFile }) {
  const { title, listing, filter, Entries } = props
  const { t } = useTranslation()
  const [limit, setLimit] = useState(STEP)
  useEffect(restoreScroll, [])
  const items = chosen(file, listing.filter?.name ?? '', filter)
  if (items.length === 0) return <p className={css.notice}>{t('dropdown.noResults')}</p>
  return (
    <>
      <Entries title={title} listing={listing} parts={partsOf(items, limit)} isFiltered />
      {limit < items.length && (
        <div className={css.more}>
          <Button onClick={() => setLimit((count) => count + STEP)}>
            {t('listing.more')}
            <Icon name="down" />
          </Button>
        </div>
      )}
    </>
  )
}

/** A filtered list: all of its matching entries, from a file that is fetched now. */
export function FilteredList(props: FilteredListProps) {
  const { t } = useTranslation()
  const whole = useSiteData(`listing-${props.listing.section}`)
  if (whole.state === 'ready') return <Chosen {...props} file={whole.data} />
  if (whole.state === 'loading') return <p className={css.notice}>{t('listing.loading')}</p>
  return (
    <div className={css.notice} role="alert">
      <p>{t('chrome.loadFailed')}</p>
      <Button onClick={whole.retry}>{t('error.retry')}</Button>
    </div>
  )
}
