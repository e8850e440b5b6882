/**
 * Writes `towns.json` and `post-codes.json` in `static/gazetteer`. With them a search for a town or a post
 * code finds the places near it.
 *
 *   npx tsx scripts/write-gazetteer.ts <cities500.txt of GeoNames> <folder with zipcodes.xx.csv>
 *
 * The towns come from download.geonames.org/export/dump/cities500.zip. The post codes of GeoNames come from
 * github.com/zauberware/postal-codes-json-xml-csv, one CSV file per country. Both have the licence CC BY 4.0,
 * which the written files name.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { distanceKm } from '../src/features/places'
import { folded } from '../src/features/locator/search'

const FOLDER = '../static/gazetteer'
const NOTICE =
  'GeoNames (geonames.org), Creative Commons Attribution 4.0; shortened by scripts/write-gazetteer.ts.'

/**
 * Distances are short here. Towns are therefore included from a smaller size on, and with more of their
 * names.
 */
const EUROPE = new Set(
  'AD AT BE BG CH CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV NL NO PL PT RO RS SE SI SK SM TR'.split(
    ' ',
  ),
)
const LEAST_INHABITANTS = { europe: 50_000, elsewhere: 100_000 }
/** From this size on a search finds a town by its names in other languages. */
const MANY_NAMES = { europe: 150_000, elsewhere: 3_000_000 }
/** A part of a town with a name of its own. */
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

/** A line of GeoNames' table; the readme of the dump describes its columns. */
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

/** Sorted by size, so that the larger of two towns with one name is found. */
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

/** An area needs no parts if its places are at most this far from its middle, in kilometres. */
const NEAR_KM = 40
const LONGEST_PREFIX = 3

const middleOf = (codes: readonly PostCode[]) => {
  const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
  return {
    latitude: middle(codes.map(({ latitude }) => latitude)),
    longitude: middle(codes.map(({ longitude }) => longitude)),
  }
}

/**
 * Areas by the first characters of their codes: longer prefixes where a shorter one is not precise enough.
 */
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

/** A country: the lengths of its codes, then its areas. */
function postCodes(table: string): string {
  const codes = table
    .split('\n')
    .slice(1)
    .flatMap((line): PostCode[] => {
      // Names may contain commas and quotes; the code is near the start, the degrees are at the end.
      const columns = line.split(',')
      const code = (columns[1] ?? '').replace(/[\s-]/g, '')
      const [latitude, longitude] = columns.slice(-2).map(Number)
      // Large receivers in France have codes of their own beside the codes of their towns.
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
