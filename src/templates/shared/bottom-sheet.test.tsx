import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { Portals } from '../../chrome/layout/portals'
import { initialLayout, showFooter, scrollTo, useLayout } from '../../chrome/overlays/layout-store'
import { renderOnSite } from '../../theme/testing/i18n'
import { observeByHand } from '../../theme/testing/intersection-observer'
import { WideTable } from '../../ui/layout/wide-table'
import { BottomSheet, SheetOpener } from './bottom-sheet'

beforeEach(() => useLayout.setState(initialLayout))

function Page() {
  const bar = useRef<HTMLDivElement>(null)
  return (
    <>
      <main id="main" tabIndex={-1}>
        <div ref={bar} />
        <SheetOpener bar={bar} count={2} onOpen={() => undefined} />
        <ul aria-label="List" />
      </main>
      <Portals />
    </>
  )
}
const button = () => screen.queryByRole('button', { name: 'Filter 2' })

const show = () => {
  const { watches } = observeByHand()
  renderOnSite(<Page />)
  return (inView: boolean) => act(() => watches.forEach(({ notify }) => notify(inView)))
}

test('the button is there once the bar is out of view', () => {
  const move = show()
  move(true)
  expect(button()).not.toBeInTheDocument()
  move(false)
  expect(button()).toBeInTheDocument()
})

test('Tab reaches the button before the list, because it makes way for the footer', () => {
  const move = show()
  move(false)
  const list = screen.getByRole('list')
  expect(button()?.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('it makes way for the footer, but on a page that is too short to scroll away from that', () => {
  const move = show()
  move(false)
  act(() => showFooter(true))
  expect(button()).toBeInTheDocument()
  act(() => scrollTo(400, 1000))
  expect(button()).not.toBeInTheDocument()
})

test('when it goes, the focus that it had goes to the content', () => {
  const move = show()
  move(false)
  act(() => button()?.focus())
  move(true)
  expect(screen.getByRole('main')).toHaveFocus()
})

test('it makes way for a table at the lower edge of the window', () => {
  const { watches } = observeByHand()
  renderOnSite(
    <>
      <Page />
      <WideTable label="Figures" names={() => <th scope="col">Arcus</th>}>
        <tbody />
      </WideTable>
    </>,
  )
  const table = screen.getByRole('region', { name: 'Figures' })
  const notify = (isTable: boolean, inView: boolean) =>
    act(() =>
      watches
        .filter(({ element }) => (element === table) === isTable)
        .forEach((watch) => watch.notify(inView)),
    )
  notify(false, false)
  expect(button()).toBeInTheDocument()
  notify(true, true)
  expect(button()).not.toBeInTheDocument()
  notify(true, false)
  expect(button()).toBeInTheDocument()
})

describe('the sheet', () => {
  // jsdom has no modal dialogs.
  beforeAll(() => {
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true
      },
      close(this: HTMLDialogElement) {
        this.open = false
      },
    })
  })

  function Filters() {
    const [isOpen, setOpen] = useState(true)
    const head = useRef<HTMLParagraphElement>(null)
    return (
      <>
        <main id="main" tabIndex={-1}>
          <p ref={head}>2 of 10</p>
        </main>
        <Portals />
        <BottomSheet
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          action={{ label: 'Show 2', disabled: false, listHead: () => head.current }}
        >
          Filters
        </BottomSheet>
      </>
    )
  }
  const scrolled: Element[] = []
  beforeEach(() => {
    scrolled.length = 0
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled.push(this)
    }
  })

  test('leads to the head of the list when the visitor asks to see the list', async () => {
    renderOnSite(<Filters />)
    await userEvent.click(screen.getByRole('button', { name: 'Show 2' }))
    expect(screen.getByText('2 of 10')).toHaveFocus()
    expect(scrolled).toEqual([screen.getByText('2 of 10')])
  })

  test('leads nowhere when the visitor closes it', async () => {
    renderOnSite(<Filters />)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.getByText('2 of 10')).not.toHaveFocus()
    expect(scrolled).toEqual([])
  })
})
