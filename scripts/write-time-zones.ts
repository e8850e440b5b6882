/**
 * Writes `static/gazetteer/time-zones.json`: where the largest town of each time zone is. It lets a page
 * guess a visitor's country without a question.
 *
 *   npx tsx scripts/write-time-zones.ts /usr/share/zoneinfo/zone.tab /usr/share/zoneinfo/tzdata.zi
 *
 * Both files are of IANA's time zone database (iana.org/time-zones), which is in the public domain.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FILE = '../static/gazetteer/time-zones.json'
const NOTICE = 'IANA time zone database, public domain; shortened by scripts/write-time-zones.ts.'

/** ISO 6709 as the database writes it, degrees and minutes with or without seconds: `+513030-0000731`. */
const PLACE = /^([+-]\d{2})(\d{2})(\d{2})?([+-]\d{3})(\d{2})(\d{2})?$/

const degrees = (whole = '', minutes = '', seconds = '0'): string => {
  const size = Math.abs(Number(whole)) + Number(minutes) / 60 + Number(seconds) / 3600
  return String(Number((whole.startsWith('-') ? -size : size).toFixed(1)))
}

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n')

const [table = '', rules = ''] = process.argv.slice(2)

const zones = new Map(
  linesOf(table)
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [country = '', place = '', name = ''] = line.split('\t')
      const found = PLACE.exec(place)
      if (!found) throw new Error(`${table}: ${name} has no coordinates such as +513030-0000731.`)
      const [, latitude, minutes, seconds, longitude, ...rest] = found
      return [
        name,
        [country, degrees(latitude, minutes, seconds), degrees(longitude, ...rest)],
      ] as const
    }),
)

/** Old names, which some browsers still give: `L Asia/Kolkata Asia/Calcutta`. */
const aliases = linesOf(rules)
  .filter((line) => line.startsWith('L '))
  .map((line) => line.split(' '))

const lines = [...zones]
  .sort(([a], [b]) => a.localeCompare(b, 'en'))
  .map(([name, place]) => {
    const others = aliases.flatMap(([, target, other = '']) =>
      target === name && !zones.has(other) ? [other] : [],
    )
    return [name, ...place, ...others].join('|')
  })

writeFileSync(
  fileURLToPath(new URL(FILE, import.meta.url)),
  `${JSON.stringify({ $comment: NOTICE, zones: lines }, null, 2)}\n`,
)
