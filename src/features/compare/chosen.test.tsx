import { choose, chosenNow, clearChosen, toggleChosen } from './chosen'

const machine = (code: string) => ({ code, title: `Größe ${code} & mehr = 5` })

beforeEach(() => choose([]))
afterEach(() => jest.restoreAllMocks())

/** The choice as another page of the same tab knows it, with its own copy of the module. */
function anotherPage() {
  let page: { chosenNow: typeof chosenNow } | undefined
  jest.isolateModules(() => {
    page = jest.requireActual<{ chosenNow: typeof chosenNow }>('./chosen')
  })
  return page?.chosenNow()
}

test('chosen machines are known on the next page, in their order and with their names', () => {
  toggleChosen(machine('b'))
  toggleChosen(machine('a'))
  expect(anotherPage()).toEqual([machine('b'), machine('a')])
  clearChosen()
  expect(anotherPage()).toEqual([])
})

test('at most four are chosen, whatever the storage holds', () => {
  for (const code of ['1', '2', '3', '4', '5']) toggleChosen(machine(code))
  expect(chosenNow()).toHaveLength(4)
  window.sessionStorage.setItem('compare', '1=a&2=b&3=c&4=d&5=e&6')
  expect(anotherPage()?.map(({ code }) => code)).toEqual(['1', '2', '3', '4'])
})

test('without a storage it is known as long as the page is', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  toggleChosen(machine('a'))
  expect(chosenNow()).toEqual([machine('a')])
})

test('a page that the browser kept learns what has been chosen since', () => {
  toggleChosen(machine('a'))
  window.sessionStorage.setItem('compare', 'b=B')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(chosenNow()).toEqual([{ code: 'b', title: 'B' }])
})
