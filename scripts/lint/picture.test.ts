import { readFileSync } from 'node:fs'
import path from 'node:path'
import { importsBelow } from './imports'
import { modules, outside } from './modules.mjs'
import { BOXES, pictureOf, reduced, withPicture } from './picture'

const root = path.join(__dirname, '../..')

test('the picture of the documentation is the one that `npm run rooms` draws', () => {
  const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8')
  expect(withPicture(page, pictureOf(importsBelow(root)))).toBe(page)
})

test('each module has one box; modules of commands, tests and samples have none', () => {
  const drawn = Object.keys(modules).filter((name) => name === 'plugins' || !outside.includes(name))
  expect(Object.values(BOXES).flat().sort()).toEqual(drawn.sort())
})

test('an import that no other way covers is an arrow; imports of tests are none', () => {
  const picture = pictureOf(
    new Map([
      ['gatsby-node.ts', ['src/plan/plan-pages.ts', 'src/ui/cx.ts']],
      ['src/plan/plan-pages.ts', ['src/ui/cx.ts', 'src/contract/index.ts']],
      ['src/plan/guards.test.ts', ['src/serving/publish.ts']],
      ['src/ui/cx.ts', ['src/theme/fonts.css']],
    ]),
  )
  expect(picture.match(/^.* --> .*$/gm)).toEqual(['  entries --> plan', '  plan --> ui & contract'])
})

test('arrows in a circle are an error that names it', () => {
  expect(() =>
    reduced(
      new Map([
        ['plan', ['ui']],
        ['ui', ['plan']],
      ]),
    ),
  ).toThrow('Boxes import each other: plan → ui → plan')
})

test('a page without the marks is an error that names them', () => {
  expect(() => withPicture('# Architecture', '')).toThrow('npm run rooms')
})
