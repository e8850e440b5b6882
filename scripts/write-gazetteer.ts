/**
 * Writes `towns.json` and `post-codes.json` in `static/gazetteer`, by which a search for a town
 * or a post code finds the places near it:
 *
 *   npx tsx scripts/write-gazetteer.ts <cities500.txt of GeoNames> <folder with zipcodes.xx.csv>
 *
 * The towns are download.geonames.org/export/dump/cities500.zip; the post codes those of GeoNames as
 * github.com/zauberware/postal-codes-json-xml-csv has them, a CSV file a country. Both are licensed under
 * CC BY 4.0, which the files name.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { distanceKm } from '../src/features/locator/distance'
import { folded } from '../src/features/locator/search'

const FOLDER = '../static/gazetteer'
const NOTICE =
  'GeoNames (geonames.org), Creative Commons Attribution 4.0; shortened by scripts/write-gazetteer.ts.'

/** Towns here are known by more of their names, and from a smaller size on: distances are short. */
const EUROPE = new Set(
  'AD AT BE BG CH CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV NL NO PL PT RO RS SE SI SK SM TR'.split(
    ' ',
  ),
)
const LEAST_INHABITANTS = { europe: 50_000, elsewhere: 100_000 }
/** From this size on a town is found by its names in other languages. */
const MANY_NAMES = { europe: 150_000, elsewhere: 3_000_000 }
/** A part of a town that has a name of its own. */
const PART_OF_TOWN = 'PPLX'
/** Names in Latin letters; abbreviations and descriptions are left out. */
const NAME = /^[a-z][a-z' .-]{3,23}$/

interface Town {
  readonly name: string
  readonly country: string
  readonly latitude: number
  readonly longitude: number
  readonly inhabitants: number
  readonly others: readonly string[]
}

/** A line of GeoNames' table; its columns are described in the readme of the dump. */
function townOf(line: string): Town[] {
  const columns = line.split('\t')
  const [, name = '', , others = '', latitude, longitude, , kind, country = ''] = columns
  const inhabitants = Number(columns[14])
  const where = EUROPE.has(country) ? 'europe' : 'elsewhere'
  if (inhabitants < LEAST_INHABITANTS[where] || kind === PART_OF_TOWN) return []
  const known = inhabitants >= MANY_NAMES[where] ? others.split(',') : []
  const names = known
    .filter((other) => other !== other.toUpperCase())
    .map(folded)
    .filter((other) => NAME.test(other) && other !== folded(name))
  return [
    {
      name,
      country,
      latitude: Number(latitude),
      longitude: Number(longitude),
      inhabitants,
      others: [...new Set(names)],
    },
  ]
}

const degrees = (value: number, digits: number) => String(Number(value.toFixed(digits)))

/** The largest come first, so that of two with one name the larger is found. */
const townLines = (table: string) =>
  table
    .split('\n')
    .flatMap(townOf)
    .sort((a, b) => b.inhabitants - a.inhabitants)
    .map(({ name, country, latitude, longitude, others }) =>
      [name, country, degrees(latitude, 2), degrees(longitude, 2), ...others].join('|'),
    )

interface PostCode {
  readonly code: string
  readonly latitude: number
  readonly longitude: number
}

/** How far the places of an area may be from its middle, in kilometres, for it to need no parts. */
const NEAR_KM = 40
const LONGEST_PREFIX = 3

const middleOf = (codes: readonly PostCode[]) => {
  const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
  return {
    latitude: middle(codes.map(({ latitude }) => latitude)),
    longitude: middle(codes.map(({ longitude }) => longitude)),
  }
}

/** Areas by the beginnings of their codes: longer ones where a shorter one is not near enough. */
function areasOf(codes: readonly PostCode[], prefix: string): [string, string][] {
  if (codes.length === 0) return []
  const middle = middleOf(codes)
  const far = codes.filter((code) => distanceKm(middle, code) > NEAR_KM).length
  const own: [string, string] = [
    prefix,
    `${degrees(middle.latitude, 1)},${degrees(middle.longitude, 1)}`,
  ]
  const isWhole = codes.some(({ code }) => code.length <= prefix.length)
  if (isWhole || prefix.length >= LONGEST_PREFIX || far <= codes.length / 10) return [own]
  const next = new Set(codes.map(({ code }) => code.slice(0, prefix.length + 1)))
  return [...next].sort().flatMap((longer) =>
    areasOf(
      codes.filter(({ code }) => code.startsWith(longer)),
      longer,
    ),
  )
}

/** A country: the lengths that its codes have, then its areas. */
function postCodes(table: string): string {
  const codes = table
    .split('\n')
    .slice(1)
    .flatMap((line): PostCode[] => {
      // Names may hold commas and stand in quotes; the code and the degrees stand at the ends.
      const columns = line.split(',')
      const code = (columns[1] ?? '').replace(/[\s-]/g, '')
      const [latitude, longitude] = columns.slice(-2).map(Number)
      // Large receivers in France have codes of their own beside those of their towns.
      return code && !code.includes('CEDEX') && latitude && longitude
        ? [{ code, latitude, longitude }]
        : []
    })
  const lengths = [...new Set(codes.map(({ code }) => code.length))].sort()
  const areas = areasOf(codes, '').map(([prefix, where]) => `${prefix}:${where}`)
  return `${lengths.join(',')}|${areas.join('|')}`
}

const [cities = '', folder = ''] = process.argv.slice(2)
const countries = readdirSync(folder)
  .flatMap((file) => /^zipcodes\.(..)\.csv$/.exec(file)?.[1] ?? [])
  .sort()

const write = (name: string, content: object) =>
  writeFileSync(
    fileURLToPath(new URL(`${FOLDER}/${name}.json`, import.meta.url)),
    `${JSON.stringify({ $comment: NOTICE, ...content })}\n`,
  )

write('towns', { towns: townLines(readFileSync(cities, 'utf8')) })
write('post-codes', {
  countries: Object.fromEntries(
    countries.map((country) => [
      country.toUpperCase(),
      postCodes(readFileSync(join(folder, `zipcodes.${country}.csv`), 'utf8')),
    ]),
  ),
})
