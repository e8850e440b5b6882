import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './found-machines.module.css'
import * as cardCss from '../../ui/cards/product-card.module.css'
import { useCards, type CatalogueFilterState } from '../../features/catalogue-filter'
import { CompareToggle } from '../../features/compare/toggle'
import { ProductCard } from '../../ui/cards/product-card'
import { LoadFailed } from '../../ui/lazy/load-failed'
import { ActiveFilters } from './active-filters'
import { ListOptions } from './list-options'
import { foundMachine, type FoundMachine, type Search } from './machine'
import { MachineLine } from './machine-line'
import { NoMachines } from './no-machines'
import { Pages, shownOf } from './pages'
import { cx } from '../../ui/cx'
import { useAfterPaint } from '../../ui/hooks/use-after-paint'
import { useElementId } from '../../ui/hooks/use-element-id'

interface FoundMachinesProps {
  readonly state: CatalogueFilterState
  /** Gets the line that says how many machines the list has. */
  readonly head: RefObject<HTMLParagraphElement>
  /** Whether the machines are shown here; else only the choices and the count. */
  readonly isShown: boolean
  readonly hasOptions: boolean
  readonly isDense: boolean
  readonly onDense: (isDense: boolean) => void
}

function Card({ machine: { title, card, versions } }: { machine: FoundMachine }) {
  const { t } = useTranslation('catalogue')
  if (!card) return <h3>{title}</h3>
  return (
    <ProductCard
      product={card}
      note={versions.length > 0 ? t('versions', { versions: versions.join(', ') }) : null}
    />
  )
}

interface ItemProps {
  readonly machine: FoundMachine
  readonly isDense: boolean
}

function Item({ machine, isDense }: ItemProps) {
  return (
    <li className={isDense ? undefined : cardCss.cell}>
      {isDense ? <MachineLine machine={machine} /> : <Card machine={machine} />}
      {!isDense && machine.compared && <CompareToggle {...machine.compared} />}
    </li>
  )
}

/** Machines that fill a large window; those after them are drawn after the paint. */
const AT_ONCE = 8

/** The items of the list, in two tasks, so that a choice shows sooner. */
function useItems(state: CatalogueFilterState, isDense: boolean) {
  const { products, page, catalogue, found, choice, isFiltered } = state
  const list = useMemo(
    () => ({ shown: shownOf({ products, page }), catalogue, found, choice, isFiltered }),
    [products, page, catalogue, found, choice, isFiltered],
  )
  const { cardOf, failed, retry } = useCards(list.shown)
  const itemOf = useCallback(
    (index: number, search: Search) => (
      <Item key={index} machine={foundMachine(index, cardOf(index), search)} isDense={isDense} />
    ),
    [cardOf, isDense],
  )
  const later = useAfterPaint(list)
  const rest = useMemo(
    () => later?.shown.slice(AT_ONCE).map((index) => itemOf(index, later)) ?? [],
    [later, itemOf],
  )
  const first = list.shown.slice(0, AT_ONCE).map((index) => itemOf(index, list))
  // The previous list stays until all of the new one is rendered, so that the page keeps its
  // height.
  const keys = new Set(first.map(({ key }) => key))
  return {
    items: [...first, ...rest.filter(({ key }) => !keys.has(key))],
    isWhole: later === list,
    failed,
    retry,
  }
}

function Machines({ state, isDense }: Pick<FoundMachinesProps, 'state' | 'isDense'>) {
  const { t } = useTranslation()
  const { items, isWhole, failed, retry } = useItems(state, isDense)
  const list = useRef<HTMLUListElement>(null)
  const { page } = state
  const before = useRef(page)
  const others = shownOf(state).length - shownOf(state, 1).length
  // After a visitor has asked for more, the focus moves to the first new machine, wherever the
  // button was.
  useEffect(() => {
    if (!isWhole) return
    const isNext = page > before.current
    const link = list.current?.children[others]?.querySelector('a')
    // Its card, and with it the link, may still be loading.
    if (isNext && !link) return
    before.current = page
    if (isNext) link?.focus({ preventScroll: true })
  }, [page, others, isWhole, items])
  return (
    <>
      {failed && <LoadFailed onRetry={retry} />}
      <Pages state={state} to="previous" />
      <ul
        ref={list}
        className={isDense ? css.lines : cardCss.grid}
        aria-label={t('catalogue.suitable')}
      >
        {items}
      </ul>
      <Pages state={state} to="next" />
    </>
  )
}

/** The choices, the number of machines found, and these machines. */
export function FoundMachines(props: FoundMachinesProps) {
  const { state, head, isShown, hasOptions, isDense, onDense } = props
  const { t } = useTranslation()
  const { t: tCatalogue } = useTranslation('catalogue')
  const titleId = useElementId()
  const { products, everything } = state
  return (
    <section className={cx(css.found, !isShown && css.ahead)} aria-labelledby={titleId}>
      <h2 id={titleId} className="visually-hidden">
        {t('catalogue.suitable')}
      </h2>
      <div className={isShown || hasOptions ? css.head : 'visually-hidden'}>
        <p ref={head} role="status" className={isShown ? css.status : 'visually-hidden'}>
          {products.length === everything.total
            ? t('catalogue.products', { count: products.length })
            : tCatalogue('found', { count: products.length, total: everything.total })}
        </p>
        <ActiveFilters state={state} />
        {hasOptions && <ListOptions state={state} isDense={isDense} onDense={onDense} />}
      </div>
      {isShown && products.length === 0 && <NoMachines state={state} />}
      {isShown && products.length > 0 && <Machines state={state} isDense={isDense} />}
    </section>
  )
}
