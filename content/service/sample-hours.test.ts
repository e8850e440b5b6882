import path from 'node:path'
import { z } from 'zod'
import { LibraryReader } from './files/library'
import type { SourceFile } from './files/source-file'

const hours = z.object({
  country: z.string(),
  street: z.string().optional(),
  openingHours: z.array(z.string()).default([]),
  onCallHours: z.array(z.string()).default([]),
  phones: z.array(z.string()).default([]),
})

/** A day or night in the languages of the sample, and a time of the clock. */
const DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|nights?|luned|marted|mercoled|gioved|venerd|sabato|domenica|notte|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende|nachts|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|nuit|lunes|martes|miércoles|jueves|viernes|sábado|domingo|noche|segunda|terça|quarta|quinta|sexta|noite)/i
const CLOCK =
  /\b\d{1,2}(?:[:.]\d{2})?\s?(?:h\b|uhr\b|a\.m\.|p\.m\.)|\b\d{1,2}:\d{2}\b|\b24\/7\b|\b\d{1,2}\s?(?:–|-)\s?\d{1,2}\s?h\b/i

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Events have hours of their own; their pages have a date, and landing pages advertise them. */
const isOfEvent = ({ path: name, data }: SourceFile) =>
  (typeof data === 'object' && data !== null && 'date' in data) || name.includes('/landings/')

let files: readonly SourceFile[]
beforeAll(async () => {
  files = (await new LibraryReader(path.join(__dirname, '../saxum')).read()).files
})

test('no text repeats hours of the telephone: they are in the places and at the on-call number', () => {
  const found = files
    .filter((file) => /^(?:entries|globals)\//.test(file.path) && !isOfEvent(file))
    .flatMap((file) =>
      textsIn(file.data)
        .flatMap((text) => text.split(/(?<=[.?!])\s|<\/(?:p|li)>/))
        .filter((sentence) => DAY.test(sentence) && CLOCK.test(sentence))
        .map((sentence) => `${file.path}: ${sentence}`),
    )
  expect(found).toEqual([])
})

test('a place that is in two sections has the same hours and numbers in both', () => {
  const places = files
    .filter((file) => file.path.startsWith('locations/'))
    .map((file) => ({ name: file.path, ...hours.parse(file.data) }))
  expect(places.length).toBeGreaterThan(40)
  const told = new Map<string, string>()
  const twice = places.filter(({ country, street, openingHours, onCallHours, phones }) => {
    const address = `${country} ${street}`
    const own = JSON.stringify([openingHours, onCallHours, phones])
    const other = told.get(address)
    told.set(address, own)
    return other !== undefined && other !== own
  })
  expect(twice.map(({ name }) => name)).toEqual([])
})
