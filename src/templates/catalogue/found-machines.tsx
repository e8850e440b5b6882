import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './found-machines.module.css'
import * as cardCss from '../../ui/cards/product-card.module.css'
import { useCards, type CatalogueFilterState } from '../../features/catalogue-filter'
import { CompareToggle } from '../../features/compare'
import { ProductCard } from '../../ui/cards/product-card'
import { LoadFailed } from '../../ui/lazy/load-failed'
import { ActiveFilters } from './active-filters'
import { ListOptions } from './list-options'
import { foundMachine, type FoundMachine } from './machine'
import { MachineLine } from './machine-line'
import { NoMachines } from './no-machines'
import { Pages, shownOf } from './pages'
import { useElementId } from '../../ui/hooks/use-element-id'

interface FoundMachinesProps {
  readonly state: CatalogueFilterState
  /** Whether the machines stand here; else only what was chosen and counted. */
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

function Machines({ state, isDense }: Pick<FoundMachinesProps, 'state' | 'isDense'>) {
  const { t } = useTranslation()
  const shown = shownOf(state)
  const { cardOf, failed, retry } = useCards(shown)
  const list = useRef<HTMLUListElement>(null)
  const { page } = state
  const before = useRef(page)
  // Whoever asks for more goes on with the first of it, wherever the button was.
  useEffect(() => {
    const isNext = page > before.current
    before.current = page
    const item = isNext && list.current?.querySelector<HTMLElement>('[data-first]')
    if (item) item.querySelector('a')?.focus({ preventScroll: true })
  }, [page])
  const firstOfPage = shownOf(state, 1)[0]
  return (
    <>
      {failed && <LoadFailed onRetry={retry} />}
      <Pages state={state} to="previous" />
      <ul
        ref={list}
        className={isDense ? css.lines : cardCss.grid}
        aria-label={t('catalogue.suitable')}
      >
        {shown.map((index) => {
          const machine = foundMachine(index, cardOf(index), state)
          return (
            <li
              key={index}
              className={isDense ? undefined : cardCss.cell}
              data-first={index === firstOfPage || undefined}
            >
              {isDense ? <MachineLine machine={machine} /> : <Card machine={machine} />}
              {!isDense && machine.compared && <CompareToggle {...machine.compared} />}
            </li>
          )
        })}
      </ul>
      <Pages state={state} to="next" />
    </>
  )
}

/** What is chosen, how many machines that gives, and these. */
export function FoundMachines(props: FoundMachinesProps) {
  const { state, isShown, hasOptions, isDense, onDense } = props
  const { t } = useTranslation()
  const { t: tCatalogue } = useTranslation('catalogue')
  const titleId = useElementId()
  const { products, everything } = state
  return (
    <section className={css.found} aria-labelledby={titleId}>
      <h2 id={titleId} className="visually-hidden">
        {t('catalogue.suitable')}
      </h2>
      <div className={css.head}>
        <p role="status" className={css.status}>
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
