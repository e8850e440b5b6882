import path from 'node:path'
import { z } from 'zod'
import type { SiteHandle } from '../../src/sites'
import { technicalRows } from './build/technical-rows'
import { LibraryReader } from './files/library'
import type { SourceFile } from './files/source-file'
import { figuresField } from './model/common-schemas'
import { localise } from './model/localise'
import { overlay } from './model/plain'
import { technicalDataField } from './model/product-schemas'

const machine = z.object({
  title: z.string(),
  abstract: z.string().default(''),
  claim: z.string().default(''),
  figures: figuresField.default({}),
  technicalData: technicalDataField.default({}),
})
const product = machine.extend({
  versions: z.array(machine.partial().extend({ title: z.string() })).default([]),
})
type Product = z.infer<typeof product>

const fail = (_: unknown, expected: string, got: string) => {
  throw new Error(`expected ${expected}, got ${got}`)
}
const read = (file: SourceFile, site: SiteHandle): Product =>
  product.parse(localise(file.data, site, [], fail))

/**
 * The figures of a product as a whole (hero, card, category table) and of each of its versions. A version has
 * the product's key figures, with its own values in their place, as on its page.
 */
function statements({ title, figures, technicalData, versions }: Product) {
  const whole = { title, figures, rows: technicalRows(technicalData) }
  const each = versions.map((version) => ({
    title: version.title,
    figures: { ...figures, ...version.figures },
    rows: technicalRows(technicalDataField.parse(overlay(technicalData, version.technicalData))),
  }))
  return [whole, ...each]
}

let files: readonly SourceFile[]
beforeAll(async () => {
  const library = await new LibraryReader(path.join(__dirname, '../saxum')).read()
  files = library.files.filter((file) => /^products\/[^_]/.test(file.path))
})

it('a figure is the same in the hero, the version, the card, the category table and the data sheet', () => {
  const contradictions = files.flatMap((file) =>
    statements(read(file, 'ww')).flatMap(({ title, figures, rows }) =>
      Object.entries(figures)
        .filter(([term, value]) => String(rows[term]) !== String(value))
        .map(([term, value]) => `${title}: ${term} ${value}, but ${rows[term]} in the data sheet`),
    ),
  )
  expect(contradictions).toEqual([])
})

it('the version that a page shows first is the one that hero, card and category table speak of', () => {
  const others = files.flatMap((file) => {
    const { title, figures, versions } = read(file, 'ww')
    return Object.entries(versions[0]?.figures ?? {})
      .filter(([term, value]) => term in figures && String(figures[term]) !== String(value))
      .map(
        ([term, value]) => `${title}: ${term} ${figures[term]}, but ${value} in its first version`,
      )
  })
  expect(others).toEqual([])
})

const MEASURES =
  /((?:\d[\d,.]*\s?(?:×|–|to|and)\s?)*\d[\d,.]*)[\s\u00A0]?(mm|kW|kN|ms|rpm|bar|m²\/h|m\/min)(?![\w²³/])/g

/** Measures of a text, one by one: `1,800 × 3,600 mm` → `1800 mm`, `3600 mm`. */
const measuresIn = (text: string): string[] =>
  [...text.matchAll(MEASURES)].flatMap(([, numbers = '', unit = '']) =>
    (numbers.match(/\d[\d,.]*/g) ?? []).map(
      (each) => `${Number(each.replaceAll(',', ''))} ${unit}`,
    ),
  )

/** Measures of the pieces that a machine cuts, presses or fires. No data sheet of a machine has them. */
const OF_PIECES: Readonly<Record<string, readonly string[] | undefined>> = {
  'Filum 72': ['6 mm'],
  'Forma Maxi': ['9 mm'],
  'Forma Porcelain': ['600 mm', '9 mm'],
  'Ponder 5000': ['600 mm'],
  'Ponder 7500': ['20 mm', '30 mm'],
  'Rivus 3': ['20 mm', '450 mm'],
  'Rivus 5X': ['0.1 mm', '60 mm'],
}

it('measures of the machine in claim and abstract stand in the data sheet of the product or of a version', () => {
  const unknown = files.flatMap((file) => {
    const found = read(file, 'ww')
    const rows = statements(found).flatMap((each) => Object.values(each.rows).map(String))
    const known = new Set([...rows.flatMap(measuresIn), ...(OF_PIECES[found.title] ?? [])])
    return [found.claim, found.abstract]
      .flatMap(measuresIn)
      .filter((measure) => !known.has(measure))
      .map((measure) => `${found.title}: ${measure}`)
  })
  expect(unknown).toEqual([])
})
