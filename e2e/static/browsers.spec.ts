import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { inlineCodeOf } from '../../src/serving/inline-code'
import { builtPages } from '../support/built-site'
import { newerInScript, newerInStyles } from '../support/oldest-browsers'
import { TESTED_BUILD } from '../support/tested-build'

const filesEndingIn = (end: string): string[] =>
  readdirSync(TESTED_BUILD, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(end))
    .map((entry) => path.join(entry.parentPath, entry.name))

/** Distinct code of files and pages, with the first place of each. */
function codeOf(end: '.js' | '.css', kind: 'script' | 'style'): [code: string, place: string][] {
  const inline = builtPages().flatMap((page) =>
    inlineCodeOf(page.html).flatMap((each): [string, string][] =>
      each.kind === kind ? [[each.code, page.path]] : [],
    ),
  )
  const files = filesEndingIn(end).map((file): [string, string] => [
    readFileSync(file, 'utf8'),
    path.relative(TESTED_BUILD, file),
  ])
  return [...new Map([...inline, ...files].reverse())]
}

/** On a busy machine with two cores all scripts take this long. */
const ALL_MS = 240_000

// The files for visitors use nothing that the oldest browsers of `browserslist` lack.
test('scripts need nothing that the oldest browsers lack', () => {
  test.setTimeout(ALL_MS)
  const scripts = codeOf('.js', 'script')
  expect(scripts.length).toBeGreaterThan(50)
  const newer = scripts.map(([code, place]) => [place, newerInScript(code)] as const)
  expect(newer.filter(([, found]) => found.length > 0)).toEqual([])
})

test('styles need nothing that the oldest browsers lack', async () => {
  test.setTimeout(ALL_MS)
  const sheets = codeOf('.css', 'style')
  expect(sheets.length).toBeGreaterThan(20)
  const newer: (readonly [string, string[]])[] = []
  for (const [code, place] of sheets) newer.push([place, await newerInStyles(code)])
  expect(newer.filter(([, found]) => found.length > 0)).toEqual([])
})

for (const code of [
  '/[\\p{L}--[a-z]]/v',
  '/(?i:a)b/',
  'using file = open()',
  'import data from "./data.json" with { type: "json" }',
  '@logged class Form {}',
  'const sorted = list.toSorted()',
  'const both = first.union(second)',
  'const groups = Object.groupBy(list, key)',
  'const { promise } = Promise.withResolvers()',
  'const list = await Array.fromAsync(pages)',
  'const fits = URL.canParse(address)',
  'const either = AbortSignal.any(signals)',
]) {
  test(`a newer script is noticed: ${code}`, () => {
    expect(newerInScript(code)).not.toEqual([])
  })
}

for (const styles of [
  '.card { & a { color: red } }',
  '.card, .form:has(:checked) { color: red }',
]) {
  test(`newer styles are noticed: ${styles}`, async () => {
    expect(await newerInStyles(styles)).not.toEqual([])
  })
}
