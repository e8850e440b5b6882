import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import * as css from './comparison-section.module.css'
import { readQuery } from '../../routes'
import { Button } from '../../ui/controls/button'
import { useQueryState } from '../../ui/hooks/use-query-state'
import { Section } from '../../ui/layout/section'
import { LoadFailed } from '../../ui/lazy/load-failed'
import { Icon } from '../../ui/media/icon'
import { printPage } from '../../ui/print-page'
import { useEnquiryAbout } from '../enquiry'
import { askedCodes, comparing, freeRoom } from './address'
import { choose, chosenNow, clearChosen, onChosen, toggleChosen, type Chosen } from './chosen'
import { compare, type Machine } from './compare'
import { ComparisonTable } from './comparison-table'
import { useMachines, type FoundMachines } from './use-machines'
import { useTexts } from './use-texts'

/** The anchor on the page. */
const ID = 'compare'

/** Moves to the comparison's heading. */
function focusHeading(): void {
  const section = document.getElementById(ID)
  const heading = section?.querySelector('h2')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  section?.scrollIntoView()
}

const areSame = (some: readonly Chosen[], others: readonly Chosen[]): boolean =>
  some.length === others.length &&
  some.every(({ code, title }, index) => {
    const other = others[index]
    return other?.code === code && other.title === title
  })

/** Keeps the URL and the visitor's choice the same, whichever of them changes. */
function useSameAsAddress(found: FoundMachines | null): void {
  const [, write] = useQueryState()

  useEffect(() => {
    if (!found) return
    const { codes, machines } = found
    const asked = askedCodes(readQuery(window.location.search))
    // The visitor may have gone back while the machines were looked up.
    if (asked.join() !== codes.join()) return
    // Unknown codes are removed from the URL without a step to go back to.
    write(comparing(machines))
    const chosen = machines.map(({ code, title }) => ({ code, title }))
    if (chosen.length > 0 && !areSame(chosen, chosenNow())) choose(chosen)
  }, [found, write])

  useEffect(() => onChosen((chosen) => write(comparing(chosen), 'push')), [write])
}

interface ComparisonSectionProps {
  /** The codes in the URL; anybody may have written them. */
  readonly codes: readonly string[]
  /** A control to show when a machine is found. */
  readonly action: ReactNode
  /** Whether the visitor has come by a link, so that the comparison takes the focus. */
  readonly takesFocus: boolean
}

/** The comparison of the machines in the URL, kept in step with it. */
export function ComparisonSection({ codes, action, takesFocus }: ComparisonSectionProps) {
  const t = useTexts()
  const { found, failed, retry } = useMachines(codes)
  const machines = found?.machines ?? null
  const isThere = machines !== null && machines.length > 0
  useSameAsAddress(found)

  // In the same frame the comparison takes the space that the style sheet has reserved.
  useLayoutEffect(freeRoom, [])

  useEffect(() => {
    if (isThere && takesFocus) focusHeading()
  }, [isThere, takesFocus])

  if (machines?.length === 0) return null
  return (
    <Section id={ID} title={t('title')} layout="wide">
      {failed && <LoadFailed message={t('failed')} onRetry={retry} />}
      {!isThere && !failed && (
        <p role="status" className={css.loading}>
          {t('loading')}
        </p>
      )}
      {isThere && <Compared machines={machines} action={action} onRetry={retry} />}
    </Section>
  )
}

interface ComparedProps {
  readonly machines: readonly Machine[]
  readonly action: ReactNode
  /** Asks once more for technical data that failed to load. */
  readonly onRetry: () => void
}

/** The table and its controls. */
function Compared({ machines, action, onRetry }: ComparedProps) {
  const t = useTexts()
  useEnquiryAbout(machines.map(({ title }) => title).join(', '))

  const remove = (machine: Machine) => {
    toggleChosen(machine)
    // The button is gone with its column.
    if (machines.length > 1) focusHeading()
    else document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <>
      {machines.some(({ isPartial }) => isPartial) && (
        <LoadFailed message={t('partial')} onRetry={onRetry} />
      )}
      <ComparisonTable
        label={t('title')}
        comparison={compare(machines)}
        actions={(machine) => (
          <button
            type="button"
            className={css.remove}
            aria-label={t('remove', { title: machine.title })}
            onClick={() => remove(machine)}
          >
            <Icon name="close" />
          </button>
        )}
      />
      <div className={css.actions}>
        {machines.length === 1 && <p>{t('more')}</p>}
        {action}
        <Button kind="text" onClick={() => void printPage()}>
          <span>{t('print')}</span>
        </Button>
        <Button kind="text" onClick={clearChosen}>
          <span>{t('clear')}</span>
        </Button>
      </div>
    </>
  )
}
