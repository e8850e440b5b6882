import path from 'node:path'
import { publishedName, sheetsOfNames } from './class-names'

const CARD = path.resolve('src/card.module.css')
const MENU = path.resolve('src/menu.module.css')

test('published names are short, the same in every folder that is built in, and begin with a letter', () => {
  const names = Array.from({ length: 2000 }, (_, index) => publishedName(CARD, `c${index}`))
  expect(names.filter((name) => !/^[a-z][\w-]{4}$/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(2000)
  expect(publishedName(CARD, 'title')).not.toBe(publishedName(MENU, 'title'))
})

test('published names tell the sheets that they are of', () => {
  const files = sheetsOfNames(
    new Map([
      [CARD, '.card { & > .title, .card:hover { top: .5em } }'],
      [MENU, '@keyframes open {} .title { animation: open 1s }'],
    ]),
  )
  expect(files.get(publishedName(CARD, 'title'))).toBe(CARD)
  expect(files.get(publishedName(MENU, 'title'))).toBe(MENU)
  expect(files.get(publishedName(MENU, 'open'))).toBe(MENU)
})
