import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'postcss'

const SRC = path.resolve(__dirname, '..')

/** Requirements 4, in px; a browser's letter is 16 px high. */
const breakpoints = [640, 768, 1024, 1280, 1440, 1640, 1920]

const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
)

/** The window widths where a style sheet changes, in px; a range ends just below the next one. */
const changesIn = (sheet: string): number[] => {
  const found: number[] = []
  parse(readFileSync(path.join(SRC, sheet), 'utf8')).walkAtRules('media', ({ params }) => {
    for (const [, em = ''] of params.matchAll(/(?:min|max)-width: ([\d.]+)em/g))
      found.push(Math.round(Number(em) * 16))
  })
  return found
}

// @R4.8
test('style sheets change at the breakpoints of the requirements only', () => {
  const changes = sheets.flatMap((sheet) => changesIn(sheet).map((width) => ({ sheet, width })))
  expect(changes.length).toBeGreaterThan(50)
  expect(changes.filter(({ width }) => !breakpoints.includes(width))).toEqual([])
})
