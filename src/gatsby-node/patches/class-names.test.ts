import { sheetsOfNames, shortNames } from './class-names'

const CARD = [
  '/site/src/card.module.css',
  '.card { & > .title, .card:hover { top: .5em } }',
] as const
const MENU = [
  '/site/src/menu.module.css',
  '@keyframes open {} .title { animation: open 1s }',
] as const

test('names are of two letters and none is given twice, in whatever order sheets come', () => {
  const names = shortNames(new Map([MENU, CARD]))
  expect([...names.values()]).toEqual(['a0', 'a1', 'a2', 'a3'])
  expect([...names]).toEqual([...shortNames(new Map([CARD, MENU]))])
})

test('names tell the sheets that they are of', () => {
  const files = sheetsOfNames(new Map([CARD, MENU]))
  expect(['a1', 'a3'].map((name) => files.get(name))).toEqual([CARD[0], MENU[0]])
})

test('names of three letters follow where there are many, none as advertisements have', () => {
  const many = Array.from({ length: 3000 }, (_, index) => `.c${index} {}`).join('')
  const names = [...shortNames(new Map([['many.module.css', many]])).values()]
  expect(new Set(names).size).toBe(3000)
  expect(names.filter((name) => !/^[a-z][A-Z0-9]{1,2}$/.test(name))).toEqual([])
})
