import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zonePlace } from './time-zones'

const published: { readonly zones: readonly string[] } = JSON.parse(
  readFileSync(join(process.cwd(), 'static/gazetteer/time-zones.json'), 'utf8'),
)
const at = (timeZone: string) => zonePlace(timeZone, published.zones)

test('a time zone tells a country and about where its visitors are', () => {
  expect(at('Europe/London')).toEqual({ country: 'GB', latitude: 51.5, longitude: -0.1 })
  expect(at('America/Sao_Paulo')).toEqual({ country: 'BR', latitude: -23.5, longitude: -46.6 })
  expect(at('Australia/Melbourne')).toMatchObject({ country: 'AU' })
})

test('old names, which some browsers give, are the same places', () => {
  expect(at('Asia/Calcutta')).toEqual(at('Asia/Kolkata'))
  expect(at('Asia/Saigon')).toMatchObject({ country: 'VN' })
  expect(at('US/Pacific')).toEqual(at('America/Los_Angeles'))
})

test.each(['UTC', 'Etc/GMT+3', '', 'GB-'])('%p tells no place', (timeZone) => {
  expect(at(timeZone)).toBeNull()
})

test('every time zone that this runtime knows tells a place', () => {
  const unknown = Intl.supportedValuesOf('timeZone').filter(
    (timeZone) => !timeZone.startsWith('Etc/') && timeZone !== 'UTC' && !at(timeZone),
  )
  expect(unknown).toEqual([])
})
