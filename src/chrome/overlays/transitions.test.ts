import { allClosed, closed, opened, overlays, type OverlayName } from './transitions'

const pairs = overlays.flatMap((first) =>
  overlays.filter((second) => second !== first).map((second) => [first, second] as const),
)
const isCovered = (first: OverlayName, second: OverlayName) =>
  first === 'form' && second === 'mainMenu'

// @RD7.4
describe('one overlay at a time', () => {
  it.each(overlays)('%s opens and closes alone', (name) => {
    const state = opened(allClosed, name)
    expect(state).toEqual({ open: name, covered: null })
    expect(opened(state, name)).toBe(state)
    expect(closed(state, name)).toEqual(allClosed)
  })

  it.each(pairs)('%s gives way to %s', (first, second) => {
    const state = opened(opened(allClosed, first), second)
    expect(state).toEqual({ open: second, covered: isCovered(first, second) ? first : null })
  })

  it.each(pairs)(
    'after %s, closing %s leaves the page, or the form that waited',
    (first, second) => {
      const state = closed(opened(opened(allClosed, first), second), second)
      expect(state).toEqual({ open: isCovered(first, second) ? first : null, covered: null })
    },
  )

  it.each(pairs)('closing %s while %s is open changes what is open for no one', (first, second) => {
    expect(closed(opened(allClosed, second), first).open).toBe(second)
  })
})

describe('a form under the main menu', () => {
  const waiting = opened(opened(allClosed, 'form'), 'mainMenu')

  it.each(['userMenu', 'localeMenu', 'search'] as const)('ends when %s opens', (name) => {
    expect(opened(waiting, name)).toEqual({ open: name, covered: null })
  })

  it('comes forward when it is asked for again', () => {
    expect(opened(waiting, 'form')).toEqual({ open: 'form', covered: null })
  })

  it('can be closed underneath', () => {
    expect(closed(waiting, 'form')).toEqual({ open: 'mainMenu', covered: null })
  })
})
